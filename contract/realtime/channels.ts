/** The cluster of the push service (rt-cluster). */
export const cluster = 'eu';

/** What a panel may be told of; every event says that something happened, never what. */
export const realtimeEvents = [
  'new-transaction',
  'new-redemption',
  'gift-order',
  'export',
] as const;
export type RealtimeEvent = (typeof realtimeEvents)[number];

/** The channel of one user in one store (rt-channel-name). */
export const channelOf = (userId: number, storeId: number) => `user-${userId}-panel-${storeId}`;

/** Whom and which store a channel is of, the other way round; undefined for any other name. */
export function placeOfChannel(name: string): { userId: number; storeId: number } | undefined {
  const [, user, store] = /^user-([1-9]\d{0,14})-panel-([1-9]\d{0,14})$/.exec(name) ?? [];
  return user && store ? { userId: Number(user), storeId: Number(store) } : undefined;
}

/** The category of /common/notification-categories whose channels tell of receipts. */
export const tellingCategory = 1;
