import { FormControlLabel, Switch, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NumberField } from '../../resources/inputs/NumberField.tsx';
import { RecordsField } from '../../resources/inputs/RecordsField.tsx';
import type { Draft } from './reward.ts';

/** What is given, of a reward as it is typed. */
type Given = Pick<
  Draft,
  'title' | 'points' | 'gift_ids' | 'coupon_claim_valid_days' | 'coupon_notification'
>;
interface Props {
  readonly form: {
    readonly value: Given;
    readonly set: (change: Partial<Given>) => void;
    readonly said: (path: string) => string | undefined;
  };
}

const word = (name: string) => `resources.campaigns/view-rewards.fields.${name}`;

/** How long what is given can be redeemed, and whether its own message is sent. */
function Claims({ form: { value, set, said } }: Props) {
  const translate = useTranslate();
  return (
    <>
      <NumberField
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

/** What somebody gets: points, gifts or both, under a title. */
export function GivenFields({ form }: Props) {
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
      <NumberField
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
