import { Alert, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { unsaid } from '../../../contract/messages/channel-content.ts';
import { rewardPicture, testReward } from '../../../contract/rewards/rewards.ts';
import { AmountField } from '../../resources/inputs/AmountField.tsx';
import { RecordsField } from '../../resources/inputs/RecordsField.tsx';
import { StepsFrame } from '../../resources/steps/StepsFrame.tsx';
import type { StepForm } from '../../resources/steps/use-step-form.ts';
import { useSteps } from '../../resources/steps/use-steps.ts';
import { MessageFields } from '../messages/channels/MessageFields.tsx';
import { MessagePreview } from '../messages/channels/MessagePreview.tsx';
import { TestMessage } from '../messages/channels/TestMessage.tsx';
import { type Draft, givesSomething } from './reward.ts';

type Form = StepForm<Draft>;
const word = (name: string) => `resources.campaigns/view-rewards.fields.${name}`;
const names = ['what', 'message', 'check'] as const;

function What({ form }: { form: Form }) {
  const translate = useTranslate();
  const { value, set, said } = form;
  return (
    <>
      <TextField
        required
        label={translate(word('title'))}
        value={value.title}
        onChange={({ target }) => set({ title: target.value })}
        error={Boolean(said('title'))}
        helperText={said('title') ?? translate('rewards.titleHint')}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <AmountField
        unit="points"
        label={translate(word('points'))}
        value={value.points}
        onChange={(points) => set({ points })}
        error={said('points')}
        hint={translate('rewards.pointsHint')}
      />
      <RecordsField
        of="gifts"
        label={translate(word('gift_ids'))}
        value={value.gift_ids}
        onChange={(gift_ids) => set({ gift_ids })}
        error={said('gift_ids')}
        hint={translate('rewards.giftsHint')}
      />
      {value.gift_ids.length ? <Claims form={form} /> : null}
    </>
  );
}

/** How long what is given can be redeemed, and whether its own message is sent. */
function Claims({ form: { value, set, said } }: { form: Form }) {
  const translate = useTranslate();
  return (
    <>
      <AmountField
        unit="points"
        label={translate(word('coupon_claim_valid_days'))}
        value={value.coupon_claim_valid_days}
        onChange={(coupon_claim_valid_days) => set({ coupon_claim_valid_days })}
        error={said('coupon_claim_valid_days')}
        hint={translate('rewards.daysHint')}
      />
      <FormControlLabel
        label={translate(word('coupon_notification'))}
        control={
          <Switch
            checked={value.coupon_notification}
            onChange={(_, on) => set({ coupon_notification: on })}
          />
        }
      />
    </>
  );
}

function Check({ form: { value } }: { form: Form }) {
  const translate = useTranslate();
  const points = Number(value.points) || 0;
  return (
    <>
      <Typography>
        {[
          points ? translate('rewards.givesPoints', { smart_count: points, count: points }) : null,
          value.gift_ids.length
            ? translate('rewards.givesGifts', {
                smart_count: value.gift_ids.length,
                count: value.gift_ids.length,
              })
            : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <MessagePreview message={value} title={value.title} />
      <TestMessage message={value} title={value.title} path={testReward.path} />
    </>
  );
}

/** What is wanted before a step is done. */
const isDone = (draft: Draft) => (name: string) => {
  if (name === 'what') return draft.title.trim() !== '' && givesSomething(draft);
  return unsaid(draft).length === 0;
};

/** Making a reward: what is given, what is said, and a look at both (reward-steps). */
export function RewardSteps({ form, save }: { form: Form; save: string }) {
  const translate = useTranslate();
  const steps = useSteps(names, isDone(form.value));
  const name = steps.name as (typeof names)[number];
  const { refused, lost, complaints } = form;
  const wrong = Object.keys(complaints).length > 0;
  return (
    <StepsFrame
      titles={names.map((each) => translate(`rewards.steps.${each}.title`))}
      hint={translate(`rewards.steps.${name}.hint`)}
      steps={steps}
      wanting={name === 'check' ? undefined : translate(`rewards.steps.${name}.wanting`)}
      last={
        <Button variant="contained" loading={form.busy} onClick={() => void form.save()}>
          {translate(save)}
        </Button>
      }
    >
      {lost ? <Alert severity="warning">{translate('shell.lost')}</Alert> : null}
      {refused ? <Alert severity="error">{refused}</Alert> : null}
      {wrong && name === 'check' ? (
        <Alert severity="error">
          {Object.keys(complaints)
            .map((path) => form.said(path))
            .join(' ')}
        </Alert>
      ) : null}
      {name === 'what' ? <What form={form} /> : null}
      {name === 'message' ? <MessageFields form={form} pictures={rewardPicture.path} /> : null}
      {name === 'check' ? <Check form={form} /> : null}
    </StepsFrame>
  );
}
