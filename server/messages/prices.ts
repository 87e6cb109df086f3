import type { OfferChannel } from '../../contract/messages/channels.ts';
import { smsCount } from '../../contract/messages/sms-count.ts';
import { advertises } from './links.ts';
import type { Outgoing, Sent } from './outbox.ts';

/** What messages cost a company, in ten-thousandths of the currency. */
export interface Prices {
  readonly sms_part_price: number;
  readonly viber_price: number;
}

/** A message as it leaves. */
interface Whole {
  readonly channel: OfferChannel;
  readonly body: string;
}

/** Parts of a text; null of other channels. */
export const partsOf = ({ channel, body }: Whole) =>
  channel === 'sms' ? smsCount(body).messages : null;

/** What a message costs, in ten-thousandths of the currency: a text by its parts; mails and browsers cost nothing. */
export function priceOf({ sms_part_price, viber_price }: Prices, whole: Whole): number {
  const parts = partsOf(whole);
  if (parts !== null) return sms_part_price * parts;
  return whole.channel === 'viber' ? viber_price : 0;
}

/**
 * The credits that a message uses which leaves through the installation: a text one for each of its parts, a Viber
 * message and a mail of a campaign one. What somebody needs to sign in or to prove a mobile uses none, nor does what
 * the company's own people are told of a campaign.
 */
export function usesOf(message: Outgoing): Sent['uses'] {
  const { channel, accountId } = message;
  if (message.sealedCode) return undefined;
  const parts = partsOf(message);
  if (parts !== null) return { credit: 'sms', count: parts };
  if (channel === 'viber') return { credit: 'viber', count: 1 };
  const isCampaigns = advertises(message) && accountId !== null;
  return channel === 'email' && isCampaigns ? { credit: 'email', count: 1 } : undefined;
}
