import { createHmac, timingSafeEqual } from 'node:crypto';
import { type OfferChannel, offerChannels } from '../../../contract/messages/channels.ts';

/** Whom a link unsubscribes from what. */
export interface Unsubscribing {
  readonly companyId: number;
  readonly accountId: number;
  readonly channel: OfferChannel;
  /** The message that the link came in. */
  readonly messageId: number;
}

const macBytes = 12;
const radix = 36;

const macOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`unsubscribe:${text}`).digest().subarray(0, macBytes);

/** What stands in a link; short, for it counts in a text message. */
export function tokenOf(
  secret: string,
  { companyId, accountId, channel, messageId }: Unsubscribing,
) {
  const numbers = [companyId, accountId, messageId].map((each) => each.toString(radix));
  const text = [channel.charAt(0), ...numbers].join('.');
  return `${text}.${macOf(secret, text).toString('base64url')}`;
}

/** What a link says; undefined for one that is not ours. */
export function readToken(secret: string, token: string): Unsubscribing | undefined {
  const match =
    /^(([a-z])\.([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([0-9a-z]{1,11}))\.([\w-]{16})$/.exec(token);
  const [, text = '', first, company = '', account = '', message = '', mac = ''] = match ?? [];
  const channel = offerChannels.find((each) => each.charAt(0) === first);
  if (!channel) return undefined;
  if (!timingSafeEqual(macOf(secret, text), Buffer.from(mac, 'base64url'))) return undefined;
  const [companyId, accountId, messageId] = [company, account, message].map((each) =>
    Number.parseInt(each, radix),
  ) as [number, number, number];
  return { companyId, accountId, channel, messageId };
}
