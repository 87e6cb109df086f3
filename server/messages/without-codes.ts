import type { Outgoing } from './outbox.ts';

/** A message without the code that proves somebody is themselves, which is not for others to read. */
export const withoutCodes = (body: string) => body.replace(/\b\d{6}\b/g, '••••••');

/** Whether a message is such a code: sent to a mobile, and not to a customer that is known. */
export const carriesCode = ({ purpose, accountId, body }: Outgoing) =>
  purpose === 'service' && accountId === null && withoutCodes(body) !== body;
