import { Alert, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { unsaid } from '../../../contract/messages/channel-content.ts';
import { rewardPicture, testReward } from '../../../contract/rewards/rewards.ts';
import { StepsFrame } from '../../resources/steps/StepsFrame.tsx';
import type { StepForm } from '../../resources/steps/use-step-form.ts';
import { useSteps } from '../../resources/steps/use-steps.ts';
import { MessageFields } from '../messages/channels/MessageFields.tsx';
import { MessagePreview } from '../messages/channels/MessagePreview.tsx';
import { TestMessage } from '../messages/channels/TestMessage.tsx';
import { GivenFields } from './GivenFields.tsx';
import { type Draft, givesSomething } from './reward.ts';

type Form = StepForm<Draft>;
const names = ['what', 'message', 'check'] as const;

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
      {name === 'what' ? <GivenFields form={form} /> : null}
      {name === 'message' ? <MessageFields form={form} pictures={rewardPicture.path} /> : null}
      {name === 'check' ? <Check form={form} /> : null}
    </StepsFrame>
  );
}
