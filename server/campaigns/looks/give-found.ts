import type { Queryable } from '../../db/transaction.ts';
import { lockAccount } from '../../ledger/context.ts';
import { isStoreIn, type Matched, mayAgain, meetsPerson } from '../evaluate.ts';
import { takePart } from '../give.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { stands } from '../occasions/read.ts';
import { type Person, peopleOf } from '../person.ts';
import type { Running } from '../running.ts';
import { tellAllEntered, tooLate, writeGiven } from '../tell-given.ts';
import { viewsAsked } from '../views.ts';
import { isLate } from './late.ts';

/** A campaign of a company, and what time it is. */
export interface Looking {
  readonly companyId: number;
  readonly timeZone: string;
  readonly campaign: Running;
  readonly nowMs: number;
  /** How long a piece may hold what it locks, about. */
  readonly pieceMs: number;
}

/** An occasion of somebody who is like what the campaign asks. */
export interface Meant extends Occasion {
  readonly person: Person;
}

/** Who of those to whom something happened is meant. */
export async function meantBy(
  client: Queryable,
  { companyId, campaign, nowMs }: Looking,
  occasions: readonly Occasion[],
): Promise<readonly Meant[]> {
  const { definition, campaign_id } = campaign;
  const ids = [...new Set(occasions.map(({ accountId }) => accountId))];
  const views = viewsAsked([campaign]);
  const people = await peopleOf(client, companyId, ids, nowMs, [campaign_id], views);
  return occasions.flatMap((each) => {
    const person = people.get(each.accountId);
    const own = person && isStoreIn(definition, each.storeId) && meetsPerson(definition, person);
    return own ? [{ ...each, person, matched: { ...each.matched, ...own } as Matched }] : [];
  });
}

/** Whether it gives nothing but a message, to whoever is meant: that is done for many at once. */
export const onlyTells = ({ definition: { campaign_reward: reward, caps } }: Running) =>
  !reward?.points && !reward?.gift_ids.length && Object.values(caps).every((cap) => cap === null);

/** With what they got a moment ago. */
const withTurn = (person: Person, campaignId: number, had: ReadonlySet<number>, id: number) =>
  had.has(id)
    ? { ...person, took_part: { ...person.took_part, [campaignId]: 'today' as const } }
    : person;

const enterAll = {
  name: 'enter-campaign-many',
  text: `insert into campaign_participants (company_id, campaign_id, user_account_id, occasion, day, revision, store_id, matched, transaction_id, state, created_at)
    select $1, $2, r.account_id, r.occasion, r.day, $3, r.store_id, r.matched, r.transaction_id, 'given', $4
    from jsonb_to_recordset($5::jsonb) as r (account_id bigint, occasion text, day text, store_id bigint, matched jsonb, transaction_id bigint)
    where not exists (select 1 from transactions t where t.company_id = $1 and t.transaction_id = r.transaction_id and not (${stands}))
      and not exists (select 1 from campaign_participants o where o.company_id = $1 and o.campaign_id = $2 and o.occasion = r.occasion
        and o.user_account_id <> r.account_id and o.user_account_id = any(accounts_of($1, r.account_id)))
    on conflict do nothing returning participant_id as "participantId", user_account_id as "accountId", store_id as "storeId", occasion`,
};

const nameOf = ({ accountId, occasion }: Pick<Occasion, 'accountId' | 'occasion'>) =>
  `${accountId} ${occasion}`;

/** Lets all of them take part in what gives only a message. */
export async function tellAll(client: Queryable, looking: Looking, meant: readonly Meant[]) {
  const { companyId, campaign, nowMs } = looking;
  const { campaign_id, revision, definition } = campaign;
  const had = new Set<number>();
  const rows = meant.flatMap(({ accountId, occasion, storeId, matched, transactionId, person }) => {
    const now = withTurn(person, campaign_id, had, accountId);
    if (!mayAgain(definition, now.took_part[campaign_id])) return [];
    had.add(accountId);
    const what = { account_id: accountId, occasion, store_id: storeId, matched };
    return [{ ...what, day: person.today, transaction_id: transactionId ?? null }];
  });
  if (!rows.length) return;
  const values = [companyId, campaign_id, revision, new Date(nowMs), JSON.stringify(rows)];
  const entered = await client.query<{
    participantId: number;
    accountId: number;
    storeId: number;
    occasion: string;
  }>({ ...enterAll, values });
  const late = new Set(meant.filter((each) => isLate(looking, each)).map(nameOf));
  const people = entered.rows.map((row) => ({ ...row, isLate: late.has(nameOf(row)) }));
  await tellAllEntered(client, companyId, campaign, people);
}

const status = {
  name: 'status-of-campaign',
  text: 'select status from campaigns where company_id = $1 and campaign_id = $2',
};

/** Whether it goes on: a cap that was reached has paused it. */
async function isRunning(client: Queryable, { companyId, campaign }: Looking) {
  if (Object.values(campaign.definition.caps).every((cap) => cap === null)) return true;
  const values = [companyId, campaign.campaign_id];
  const { rows } = await client.query<{ status: string }>({ ...status, values });
  return rows[0]?.status === 'running';
}

const standing = {
  name: 'standing-occasion',
  text: `select 1 from transactions t where t.company_id = $1 and t.transaction_id = $2 and ${stands}`,
};

/** Whether what happened still holds: the receipt that caused it may have been returned since it was found. */
async function isStanding(client: Queryable, companyId: number, transactionId: number | null) {
  if (!transactionId) return true;
  return Boolean(
    (await client.query({ ...standing, values: [companyId, transactionId] })).rowCount,
  );
}

/**
 * Gives to them one by one, each under their lock, until the time of a piece is over or a cap ends it;
 * answers the last account it is done with, and undefined where it is done with all.
 */
export async function giveEach(
  client: Queryable,
  looking: Looking,
  meant: readonly Meant[],
): Promise<number | undefined> {
  const { companyId, campaign, nowMs, pieceMs } = looking;
  const until = performance.now() + pieceMs;
  const had = new Set<number>();
  let done = 0;
  for (const each of meant) {
    const { accountId, storeId, occasion, matched, transactionId = null, person } = each;
    if (done && done !== accountId && performance.now() > until) return done;
    await lockAccount(client, companyId, accountId);
    if (!(await isStanding(client, companyId, transactionId))) continue;
    const by = { companyId, storeId, accountId, userId: null, nowMs, occasion, transactionId };
    const now = withTurn(person, campaign.campaign_id, had, accountId);
    const got = await takePart(client, by, campaign, now, matched);
    const letters = got?.letters ?? [];
    await writeGiven(client, by, isLate(looking, each) ? letters.map(tooLate) : letters);
    if (got) had.add(accountId);
    // Whom it was too much for comes first when it goes on.
    else if (!(await isRunning(client, looking))) return done || accountId - 1;
    done = accountId;
  }
  return undefined;
}
