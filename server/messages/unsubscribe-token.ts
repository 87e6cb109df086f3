import { channelIds, channelOf, type OfferChannel } from '../../contract/messages/channels.ts';
import { readNumbers, signNumbers } from './signed.ts';

/** Whom a link unsubscribes from what. */
export interface Unsubscribing {
  readonly companyId: number;
  readonly accountId: number;
  readonly channel: OfferChannel;
  /** The message that the link came in. */
  readonly messageId: number;
}

const purpose = 'unsubscribe';
/** Ids of messages are this long, so that the length of a link is known before its message is. */
const messageDigits = 6;

/** What stands in a link. */
export const tokenOf = (secret: string, unsubscribing: Unsubscribing) => {
  const { companyId, accountId, channel, messageId } = unsubscribing;
  const numbers = [channelIds[channel], companyId, accountId, messageId];
  return signNumbers(secret, purpose, numbers, messageDigits);
};

/** What a link says; undefined for one that is not ours. */
export function readToken(secret: string, token: string): Unsubscribing | undefined {
  const [channelId = 0, companyId, accountId, messageId] =
    readNumbers(secret, purpose, token) ?? [];
  const channel = channelOf(channelId);
  if (!channel || !companyId || !accountId || !messageId) return undefined;
  return { companyId, accountId, channel, messageId };
}
