import { consentChannels } from '../../contract/messages/consents.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type Addresses,
  closedOn,
  optOutsOf,
  suppressedAmong,
} from '../messages/opt-outs/opt-outs.ts';
import type { Complaint } from '../runtime/complaints.ts';

/** What a call says of consents, and of the form that the customer signed (yyyy-mm-dd). */
type Consents = Readonly<Record<string, unknown>>;

/** Throws invalid at each consent that its customer took back, unless they signed the form on that day or since. */
function refuse(turnedOn: readonly { field: string; day: string }[], signed: unknown) {
  const refused = turnedOn.filter(({ day }) => !(typeof signed === 'string' && signed >= day));
  if (!refused.length) return;
  const complaint = (day: string): Complaint => ({ name: 'signatureNeeded', args: { day } });
  throw new Refusal('invalid', {
    fields: Object.fromEntries(refused.map(({ field, day }) => [field, [complaint(day)]])),
  });
}

/** The consents that are on in a call and off before, each with the day on which it was taken back. */
function turnedOn(
  changes: Consents,
  before: Consents,
  dayOf: (channel: string) => string | undefined,
) {
  const days = consentChannels.flatMap((field) => {
    const day = dayOf(field);
    return day === undefined ? [] : [{ field: field as string, day }];
  });
  const isOn = (field: string) => changes[field] === true && before[field] !== true;
  const [first] = days;
  return [...days, ...(first ? [{ field: 'marketing', day: first.day }] : [])].filter(({ field }) =>
    isOn(field),
  );
}

interface Change {
  companyId: number;
  id: number;
  changes: Consents;
  before: Consents;
}

/**
 * Throws invalid where a change turns on what the customer took back by their own act: only they do, here by a form that
 * they signed (`form_date`).
 */
export async function assertMayTurnOn(
  client: Queryable,
  { companyId, id, changes, before }: Change,
) {
  const own = (await optOutsOf(client, companyId, { ids: [id] })).get(id);
  if (!own) return;
  const on = turnedOn(changes, before, (channel) => own.get(channel));
  refuse(on, changes.form_date ?? before.form_date);
}

/** Throws invalid where somebody is registered with a consent for an address that its owner closed, as `assertMayTurnOn`. */
export async function assertMayAgree(
  client: Queryable,
  companyId: number,
  person: Addresses,
  given: Consents,
) {
  const closed = await suppressedAmong(client, companyId, [person]);
  const on = turnedOn(given, {}, (channel) => closedOn(closed, channel, person));
  refuse(
    on.filter(({ field }) => field !== 'marketing'),
    given.form_date,
  );
}

/** Turns off what the customer took back on either of two merged accounts and has not given again since. */
export async function keepOff(client: Queryable, companyId: number, id: number) {
  const own = (await optOutsOf(client, companyId, { ids: [id] })).get(id);
  const off = consentChannels.filter((channel) => own?.has(channel));
  if (!off.length) return;
  const left = consentChannels.filter((channel) => !off.includes(channel));
  await client.query(
    `update customers set ${off.map((channel) => `${channel} = false`).join(', ')}, marketing = marketing and (${left.join(' or ') || 'false'})
      where company_id = $1 and user_account_id = $2 and (${off.join(' or ')})`,
    [companyId, id],
  );
}
