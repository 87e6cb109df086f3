import { channelIds, type OfferChannel } from '../../../contract/messages/channels.ts';
import { emptyMessage, type Message } from '../messages/channels/message.ts';

/** A reward as it is typed. */
export interface Draft extends Message {
  readonly title: string;
  readonly points: number | string | null;
  readonly gift_ids: readonly number[];
  readonly coupon_claim_valid_days: number | string | null;
  readonly coupon_notification: boolean;
}

export const emptyDraft: Draft = {
  ...emptyMessage,
  title: '',
  points: null,
  gift_ids: [],
  coupon_claim_valid_days: null,
  coupon_notification: true,
};

/** Of a message what is sent: nothing of a channel that was chosen and taken out again. */
export function messageToSend<M extends Message>(message: M): M {
  const used = (channel: OfferChannel) =>
    message.system_notification_ids.includes(channelIds[channel]);
  return {
    ...message,
    sms: (used('sms') && message.sms) || null,
    email: (used('email') && message.email) || null,
    push: (used('push') && message.push) || null,
    viber: (used('viber') && message.viber) || null,
  };
}

/** A draft without what only a record has. */
export const draftOf = (record: Draft): Draft =>
  Object.fromEntries(
    Object.keys(emptyDraft).map((name) => [name, record[name as keyof Draft]]),
  ) as unknown as Draft;

export const givesSomething = ({ points, gift_ids }: Draft) =>
  Number(points) > 0 || gift_ids.length > 0;
