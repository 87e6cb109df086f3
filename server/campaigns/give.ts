import { insertClaim, validityOf } from '../coupons/claim.ts';
import type { Queryable } from '../db/transaction.ts';
import { allowed, Refusal } from '../http/refusal.ts';
import { lockAccount } from '../ledger/context.ts';
import { postAward } from '../ledger/credits.ts';
import { raisedBy } from '../ledger/write.ts';
import type { Letter } from '../messages/tell.ts';
import { databaseError, isPassing, troubleOf } from '../runtime/database-errors.ts';
import { type Hundredths, hundredthsOf } from '../runtime/units.ts';
import { sharesOf } from './bearers.ts';
import { takeFromCaps } from './caps.ts';
import { giftsOf } from './cost/gifts.ts';
import { takesOf } from './cost/takes.ts';
import { type Matched, mayAgain } from './evaluate.ts';
import type { Person } from './person.ts';
import type { Running } from './running.ts';
import { lettersGiven, writeGiven } from './tell-given.ts';

/** Who takes part, where and when. */
export interface TakesPart {
  readonly companyId: number;
  readonly storeId: number;
  readonly accountId: number;
  readonly userId: number | null;
  readonly nowMs: number;
  /** Once for each: a receipt, a day, a list. */
  readonly occasion: string;
  readonly transactionId: number | null;
}

/** What somebody got. */
export interface Given {
  readonly participantId: number;
  readonly points: Hundredths;
  readonly claims: readonly { title: string; code: string; expiresAt: Date }[];
  /** What the campaign says of it, to be put into the outbox when all that is given is there. */
  readonly letters: readonly Letter[];
}

const enter = {
  name: 'enter-campaign',
  text: `insert into campaign_participants (company_id, campaign_id, user_account_id, occasion, day, revision, store_id, transaction_id, matched, state, created_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, 'given', $10 where not exists (select 1 from campaign_participants o where o.company_id = $1
      and o.campaign_id = $2 and o.occasion = $4 and o.user_account_id <> $3 and o.user_account_id = any(accounts_of($1, $3)))
    on conflict do nothing returning participant_id`,
};
const note = {
  name: 'note-campaign-given',
  text: `update campaign_participants set state = $3, points = $4, posting_ids = $5, claim_ids = $6, cost = $7, problem = $8
    where company_id = $1 and participant_id = $2`,
};
// A customer who does not take part after all is not noted as one who does.
const leave = {
  name: 'leave-campaign',
  text: `with gone as (delete from campaign_participants where company_id = $1 and participant_id = $2 returning company_id, participant_id)
    delete from webhook_events e using gone where e.company_id = gone.company_id and e.event = 'campaign.participant'
      and e.subject_id = gone.participant_id`,
};
const dayMs = 86_400_000;

/** The gifts as claims of the customer's, each with a code of its own. */
async function giveGifts(client: Queryable, by: TakesPart, { definition }: Running) {
  const reward = definition.campaign_reward;
  const own = await giftsOf(client, by.companyId, reward?.gift_ids ?? []);
  if (!own.length) return [];
  const { until, day } = await validityOf(client, by);
  const days = reward?.coupon_claim_valid_days;
  const expiresAt = days ? new Date(by.nowMs + days * dayMs) : until;
  const made: { claimId: number; title: string; code: string; cost: number; expiresAt: Date }[] =
    [];
  for (const { gift_id, title, cost } of own) {
    const claim = await insertClaim(client, by, {
      kind: 'gift',
      title,
      couponId: null,
      giftId: gift_id,
      points: 0,
      pointsGiven: 0,
      storeId: by.storeId,
      expiresAt,
      day,
      transactionId: by.transactionId,
    });
    made.push({ ...claim, title, cost: Number(cost), expiresAt });
  }
  return made;
}

/** The points, each part issued by who bears it; answers the postings. */
async function givePoints(
  client: Queryable,
  by: TakesPart,
  { title, definition }: Running,
  points: number,
): Promise<readonly number[]> {
  const { companyId, accountId, userId, transactionId, nowMs } = by;
  const award = { companyId, accountId, userId, transactionId, nowMs, reason: title } as const;
  const ids: number[] = [];
  for (const share of sharesOf(definition, by, points)) {
    const posted = await postAward(client, { ...award, ...share, kind: 'campaign' });
    ids.push(allowed(posted).postingId);
  }
  return ids;
}

/**
 * Why it could not be given, as the participant's row keeps it; throws what passes, which is tried again whole.
 * What nobody foresaw holds up neither the receipt nor the others of a look.
 */
function problemOf(error: unknown): string {
  if (error instanceof Refusal) return error.id;
  if (isPassing(error) || troubleOf(error) || raisedBy(error)) throw error;
  return `internal ${databaseError(error)?.code ?? ''}`.trimEnd();
}

/** All of it or nothing; what was wrong is noted, and can be given later. */
async function giveAll(
  client: Queryable,
  by: TakesPart,
  campaign: Running,
  participantId: number,
): Promise<Given> {
  const points = hundredthsOf(campaign.definition.campaign_reward?.points ?? 0);
  const noted = [by.companyId, participantId];
  await client.query('savepoint giving');
  try {
    const claims = await giveGifts(client, by, campaign);
    const postings = await givePoints(client, by, campaign, points);
    const ids = claims.map(({ claimId }) => claimId);
    const cost = claims.reduce((sum, each) => sum + each.cost, 0);
    const values = [...noted, 'given', points, postings, ids, cost, null];
    await client.query({ ...note, values });
    const letters = await lettersGiven(client, by, campaign, { participantId, points, claims });
    await client.query('release savepoint giving');
    return { participantId, points, claims, letters };
  } catch (error) {
    const problem = problemOf(error);
    await client.query('rollback to savepoint giving');
    await client.query({ ...note, values: [...noted, 'failed', 0, [], [], 0, problem] });
    return { participantId, points: 0, claims: [], letters: [] };
  }
}

/**
 * Lets a customer take part, within the transaction of what made them, under their lock: once by one
 * occasion, as often as the campaign lets and within its caps. Null where they do not.
 */
export async function takePart(
  client: Queryable,
  by: TakesPart,
  campaign: Running,
  person: Person,
  matched: Matched,
): Promise<Given | null> {
  if (!mayAgain(campaign.definition, person.took_part[campaign.campaign_id])) return null;
  const { companyId, accountId, storeId, occasion, transactionId, nowMs } = by;
  const { campaign_id, revision } = campaign;
  const { rows } = await client.query<{ participant_id: number }>({
    ...enter,
    values: [
      ...[companyId, campaign_id, accountId, occasion, person.today, revision, storeId],
      ...[transactionId, JSON.stringify(matched), new Date(nowMs)],
    ],
  });
  const participantId = rows[0]?.participant_id;
  if (!participantId) return null;
  const takes = await takesOf(client, companyId, campaign, accountId);
  if (await takeFromCaps(client, companyId, campaign, person.today, takes))
    return giveAll(client, by, campaign, participantId);
  await client.query({ ...leave, values: [companyId, participantId] });
  return null;
}

interface Again {
  readonly companyId: number;
  readonly campaignId: number;
  readonly participantId: number;
  readonly userId: number;
  readonly nowMs: number;
}

// By the revision that they matched, whatever the campaign gives by now.
const failed = {
  name: 'failed-participant',
  text: `select survivor_of(p.company_id, p.user_account_id) as user_account_id, p.store_id, p.occasion, p.transaction_id, p.revision, r.definition, k.title, k.type, k.starts_at, k.ends_at
    from campaign_participants p
    join campaigns k on k.company_id = p.company_id and k.campaign_id = p.campaign_id
    join campaign_revisions r on r.company_id = p.company_id and r.campaign_id = p.campaign_id and r.revision = p.revision
    where p.company_id = $1 and p.campaign_id = $2 and p.participant_id = $3 and p.state = 'failed' for update of p`,
};

interface Failed extends Omit<Running, 'campaign_id'> {
  user_account_id: number;
  store_id: number;
  occasion: string;
  transaction_id: number | null;
}

/** Gives what failed, under the customer's lock; what was given before stays as it is. */
export async function giveAgain(client: Queryable, again: Again): Promise<void> {
  const { companyId, campaignId, participantId, userId, nowMs } = again;
  const values = [companyId, campaignId, participantId];
  const { rows } = await client.query<Failed>({ ...failed, values });
  const [row] = rows;
  if (!row) return;
  const { user_account_id: accountId, store_id: storeId, occasion, transaction_id } = row;
  // Another account than the participant's, where that was merged.
  await lockAccount(client, companyId, accountId);
  const by = {
    companyId,
    storeId,
    accountId,
    userId,
    nowMs,
    occasion,
    transactionId: transaction_id,
  };
  const { letters } = await giveAll(client, by, { ...row, campaign_id: campaignId }, participantId);
  await writeGiven(client, by, letters);
}
