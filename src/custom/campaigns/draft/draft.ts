import type { Dayjs } from 'dayjs';
import {
  type CampaignType,
  type CharacteristicName,
  characteristicOf,
  conditionIds,
} from '../../../../contract/campaigns/kinds.ts';
import { dayOfMoment, momentAfterDay, momentOfDay } from '../../../i18n/calendar.ts';
import { isDay } from '../../../resources/inputs/DayField.tsx';
import { emptyMessage, type Message } from '../../messages/channels/message.ts';
import { messageToSend } from '../../rewards/reward.ts';
import { sentCharacteristic, sentOptions } from './options.ts';
import type { Options } from './part.ts';

/** An amount as it is typed. */
type Amount = number | string | null;

/** What is given, as it is typed. */
export interface Given {
  readonly reward_id: number | null;
  readonly title: string;
  readonly points: Amount;
  readonly gift_ids: readonly number[];
  readonly coupon_claim_valid_days: Amount;
  readonly coupon_notification: boolean;
}

export interface Invoicing {
  readonly bearer: 'company' | 'store' | 'shared';
  readonly store_percentage: Amount;
}

export interface CapsDraft {
  readonly participants: Amount;
  readonly participants_per_day: Amount;
  readonly points: Amount;
  readonly points_per_day: Amount;
  readonly money: Amount;
  readonly money_per_day: Amount;
}

/** A campaign as it is typed; its period in days. */
export interface Draft extends Message {
  /** They steer the wizard and are never sent (campaign-never-sent). */
  readonly category: 'draw' | 'other' | null;
  readonly campaign_type_system: CampaignType | null;
  readonly campaign_type_id: number | null;
  readonly campaign_type_options: Options;
  readonly title: string;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly campaign_condition_id: number;
  readonly campaign_condition_options: {
    readonly store_participants: '*' | 'list';
    readonly store_ids: readonly number[];
  };
  readonly campaign_client_characteristic_id: number | null;
  readonly campaign_client_characteristic_options: Options;
  readonly campaign_reward: Given;
  readonly invoicing_settings: Invoicing;
  /** Of those that something happens for, the one with the highest comes first. */
  readonly priority: Amount;
  readonly caps: CapsDraft;
}

export const emptyGiven: Given = {
  reward_id: null,
  title: '',
  points: null,
  gift_ids: [],
  coupon_claim_valid_days: null,
  coupon_notification: true,
};

export const emptyCaps: CapsDraft = {
  participants: null,
  participants_per_day: null,
  points: null,
  points_per_day: null,
  money: null,
  money_per_day: null,
};

/** A new campaign tells its customers by the first channel that reaches them (default-notifier-type). */
export const emptyDraft: Draft = {
  ...emptyMessage,
  category: null,
  campaign_type_system: null,
  campaign_type_id: null,
  campaign_type_options: {},
  title: '',
  starts_at: null,
  ends_at: null,
  campaign_condition_id: conditionIds.always,
  campaign_condition_options: { store_participants: '*', store_ids: [] },
  campaign_client_characteristic_id: null,
  campaign_client_characteristic_options: {},
  campaign_reward: emptyGiven,
  invoicing_settings: { bearer: 'company', store_percentage: null },
  priority: 0,
  caps: emptyCaps,
};

// What is no day is sent as it was typed, and refused by its rule.
const edgeOf = (day: string | null, edge: (day: string) => Dayjs) => {
  return day && isDay(day) ? edge(day).toISOString() : day;
};

const lastMomentOf = (day: string) => momentAfterDay(day).subtract(1, 'ms');

/** From the first day’s beginning to the last one’s end. */
export const sentPeriod = ({ starts_at, ends_at }: Pick<Draft, 'starts_at' | 'ends_at'>) => ({
  starts_at: edgeOf(starts_at, momentOfDay),
  ends_at: edgeOf(ends_at, lastMomentOf),
});
/** Whether it ends after it begins, where it does both. */
export function isPeriod(draft: Pick<Draft, 'starts_at' | 'ends_at'>) {
  const { starts_at, ends_at } = sentPeriod(draft);
  return !starts_at || !ends_at || starts_at < ends_at;
}
export const dayOf = (moment: string | null) => moment && dayOfMoment(moment);

export const givesSomething = ({ points, gift_ids }: Given) =>
  Number(points) > 0 || gift_ids.length > 0;

export const characteristicOfDraft = (draft: Draft): CharacteristicName | undefined =>
  draft.campaign_client_characteristic_id === null
    ? undefined
    : characteristicOf(draft.campaign_client_characteristic_id);

/** Of who bears it, what is sent: a part of the store’s only where it is shared. */
export const sentInvoicing = ({ bearer, store_percentage }: Invoicing) => ({
  bearer,
  store_percentage: bearer === 'shared' ? store_percentage : null,
});

/** What it waits for, of whom and where, as it is sent: with all stores none is named (campaign-all-stores). */
export function sentTrigger(draft: Draft) {
  const { store_participants, store_ids } = draft.campaign_condition_options;
  return {
    campaign_type_id: draft.campaign_type_id,
    campaign_type_options: sentOptions(draft.campaign_type_system, draft.campaign_type_options),
    campaign_condition_id: draft.campaign_condition_id,
    campaign_condition_options: {
      store_participants,
      store_ids: store_participants === '*' ? [] : store_ids,
    },
    campaign_client_characteristic_id: draft.campaign_client_characteristic_id,
    campaign_client_characteristic_options: sentCharacteristic(
      draft.campaign_client_characteristic_options,
    ),
  };
}

/** Of a message what is sent. */
export const sentMessage = (draft: Message) =>
  messageToSend({
    system_notification_ids: draft.system_notification_ids,
    notifier_type: draft.notifier_type,
    override_user_notification_settings: draft.override_user_notification_settings,
    sms: draft.sms,
    email: draft.email,
    push: draft.push,
    viber: draft.viber,
  });

/** A campaign as it is sent. A draw gives and tells nothing of its own (campaign-draw-omits). */
export function bodyOf(draft: Draft) {
  const { title, priority, caps, campaign_reward: given } = draft;
  const common = { title, ...sentPeriod(draft), priority, caps, ...sentTrigger(draft) };
  if (draft.category === 'draw') return common;
  return {
    ...common,
    ...sentMessage(draft),
    invoicing_settings: sentInvoicing(draft.invoicing_settings),
    campaign_reward: givesSomething(given) ? given : null,
  };
}
