import { FormHelperText } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { GivenFields } from '../../rewards/GivenFields.tsx';
import type { Draft as Reward } from '../../rewards/reward.ts';
import { type Draft, emptyGiven } from '../draft/draft.ts';
import { type PartForm, partOf } from '../draft/part.ts';
import { RewardChoice } from './RewardChoice.tsx';

type Form = PartForm<Draft>;

const messageNames = [
  'system_notification_ids',
  'notifier_type',
  'override_user_notification_settings',
  'sms',
  'email',
  'push',
  'viber',
] as const;

/** What a reward gives and says, as a campaign begins with it; what was written already stays. */
function takenFrom(reward: RaRecord | null, { system_notification_ids: channels }: Draft) {
  if (!reward) return { campaign_reward: emptyGiven };
  const own = reward as RaRecord & Reward;
  const { title, points, gift_ids, coupon_claim_valid_days, coupon_notification } = own;
  const message = Object.fromEntries(messageNames.map((name) => [name, own[name]]));
  return {
    campaign_reward: {
      reward_id: Number(reward.id),
      ...{ title, points, gift_ids, coupon_claim_valid_days, coupon_notification },
    },
    ...(channels.length ? {} : (message as Partial<Draft>)),
  };
}

/** What it gives: taken from a reward, and changed for this campaign alone, or made here. */
export function WhatFields({ form }: { form: Form }) {
  const { value, set, said } = form;
  const wrong = said('campaign_reward');
  return (
    <>
      <RewardChoice
        value={value.campaign_reward.reward_id}
        onChange={(reward) => set(takenFrom(reward, value))}
        error={said('campaign_reward.reward_id')}
      />
      <GivenFields form={partOf(form, 'campaign_reward')} />
      {wrong ? <FormHelperText error>{wrong}</FormHelperText> : null}
    </>
  );
}
