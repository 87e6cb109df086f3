import type { rewards as declared } from '../../../../contract/rewards/rewards.ts';
import type { Words } from '../../shape/words.ts';

export const rewards = {
  name: 'Reward |||| Rewards',
  fields: {
    reward_id: 'ID',
    title: 'Title',
    points: 'Points',
    gift_ids: 'Gifts',
    coupon_claim_valid_days: 'Days to redeem',
    coupon_notification: 'Send the claim’s own message as well',
    system_notification_ids: 'Channels',
    notifier_type: 'How it is told',
    override_user_notification_settings: 'Tell everybody',
    sms: 'SMS',
    email: 'Email',
    push: 'Push notification',
    viber: 'Viber',
    campaigns: 'Campaigns',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'Make the first reward: points, gifts or both, and what customers are told about it.',
    created: 'You have successfully created reward',
    updated: 'You have successfully updated reward',
    deleted: 'You have successfully deleted reward',
    choices: {
      priority: 'One channel after the other',
      all: 'Every channel',
    },
  },
} satisfies Words<typeof declared>;
