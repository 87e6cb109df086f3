import { type EventName, eventNames } from '../../../contract/developers/event-names.ts';
import { recordsFor } from '../../../contract/developers/events.ts';
import { can, isSuperUser } from '../../../contract/permissions/permissions.ts';
import type { AnyCall, Scope } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { assertOutside } from '../../messages/outside.ts';

/** Whether whoever asks may be told of an event in their place. */
export const mayBeTold = (scope: Scope, event: EventName) =>
  recordsFor(scope.kind, event).some(
    ({ access }) => isSuperUser(scope.userStorePermissions) || can(scope, access),
  );

/** The events whose records somebody may read in their place. */
export const readableEvents = (scope: Scope): readonly EventName[] =>
  eventNames.filter((event) => mayBeTold(scope, event));

/** Throws event_not_told, naming the first, for what somebody may not be told of. */
export function assertTold(scope: Scope, events: readonly EventName[]) {
  const beyond = events.find((event) => !mayBeTold(scope, event));
  if (beyond) throw new Refusal('event_not_told', { field: 'events', details: { event: beyond } });
}

/** Throws https_needed outside of a demo, and private_address for what is not for everybody to reach. */
export async function assertReachable({ settings }: Pick<AnyCall, 'settings'>, url: string) {
  if (!url.startsWith('https:') && !settings.demo)
    throw new Refusal('https_needed', { field: 'url' });
  await assertOutside(new URL(url).hostname, settings.mail.allowPrivate, 'url');
}
