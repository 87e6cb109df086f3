import type { CampaignType } from '../../../contract/campaigns/kinds.ts';
import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import { balances } from './balance.ts';
import { birthdays } from './birthday.ts';
import { lapses } from './inactivity.ts';
import { listed } from './list.ts';
import type { OccasionsOf } from './occasion.ts';
import { registrations } from './registration.ts';
import { schedules } from './scheduled.ts';
import { tiersReached } from './tier-reached.ts';

/** What is looked for, beside receipts as they are posted and draws. */
export type ClockType = Exclude<CampaignType, 'transaction' | 'draw'>;

export const occasionsOf: { readonly [T in ClockType]: OccasionsOf<TypeOptions[T]> } = {
  registration: registrations,
  birthday: birthdays,
  inactivity: lapses,
  tier_reached: tiersReached,
  balance: balances,
  scheduled: schedules,
  list: listed,
};
