import { smsText } from '../../../contract/messages/sms-text.ts';
import { pairingAlphabet } from '../../../contract/tills/tills.ts';
import { sharesOf } from '../../campaigns/bearers.ts';
import type { Match } from '../../campaigns/previews/tally.ts';
import type { Running } from '../../campaigns/running.ts';
import { insertClaim } from '../../coupons/claim.ts';
import { readable } from '../../coupons/codes.ts';
import type { Queryable } from '../../db/transaction.ts';
import { allowed } from '../../http/refusal.ts';
import { postAward } from '../../ledger/credits.ts';
import { lettersOf, writeLetters } from '../../messages/tell.ts';
import { hundredthsOf } from '../../runtime/units.ts';
import { type Chance, chance } from '../chance.ts';
import type { Year } from './matches.ts';

const day = 86_400_000;
const codeLength = 12;

interface Part {
  participantId: number;
  accountId: number;
  code: string;
  until: string;
}

const enter = `insert into campaign_participants (company_id, campaign_id, user_account_id, occasion, day, revision, store_id, transaction_id,
    matched, state, points, posting_ids, claim_ids, cost, created_at)
  values ($1, $2, $3, $4, $5, 1, $6, $7, $8, 'given', $9, $10, $11, $12, $13) returning participant_id as id`;

/** The same at every seed. */
const codeOf = (luck: Chance) =>
  Array.from(
    { length: codeLength },
    () => pairingAlphabet[luck.below(pairingAlphabet.length)],
  ).join('');

/** A gift as a claim; three of four come back, the others run out or wait still. */
async function giveGift(
  client: Queryable,
  { companyId, nowMs }: Year,
  { definition }: Running,
  { accountId, storeId, atMs, day: on }: Match,
  turn: number,
) {
  const giftId = definition.campaign_reward?.gift_ids[0];
  if (!giftId) return undefined;
  const { rows } = await client.query<{ title: string; cost: number }>(
    'select title, cost from gifts where company_id = $1 and gift_id = $2',
    [companyId, giftId],
  );
  const until = atMs + 30 * day;
  const by = { companyId, accountId, storeId, userId: null, nowMs: atMs };
  const terms = { kind: 'gift', couponId: null, giftId, points: 0, pointsGiven: 0 } as const;
  const { claimId, code } = await insertClaim(client, by, {
    ...terms,
    title: rows[0]?.title ?? '',
    storeId,
    expiresAt: new Date(until),
    day: on,
    code: codeOf(chance(accountId * 1000 + turn)),
  });
  const used = atMs + (1 + (turn % 9)) * day;
  const state = turn % 4 > 0 && used < nowMs ? 'redeemed' : until < nowMs ? 'expired' : 'claimed';
  if (state !== 'claimed')
    await client.query(
      `update claims set state = $3, settled_at = $4, redeemed_at = case when $3 = 'redeemed' then $4::timestamptz end,
        redeem_store_id = case when $3 = 'redeemed' then store_id end where company_id = $1 and claim_id = $2`,
      [companyId, claimId, state, new Date(state === 'redeemed' ? used : until)],
    );
  return { claimId, code, cost: Number(rows[0]?.cost ?? 0), until };
}

async function givePoints(client: Queryable, { companyId }: Year, campaign: Running, match: Match) {
  const points = hundredthsOf(campaign.definition.campaign_reward?.points ?? 0);
  const { accountId, transactionId, atMs: nowMs, storeId } = match;
  const award = { companyId, accountId, transactionId, nowMs, userId: null } as const;
  const postings: number[] = [];
  for (const share of sharesOf(campaign.definition, { companyId, storeId }, points)) {
    const own = { ...award, ...share, kind: 'campaign', reason: campaign.title } as const;
    postings.push(allowed(await postAward(client, own)).postingId);
  }
  return { points, postings };
}

const written = (ms: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone }).format(ms);

async function giveOne(
  client: Queryable,
  year: Year,
  campaign: Running,
  match: Match,
  turn: number,
): Promise<Part> {
  const { accountId, storeId, transactionId, atMs, day: on, matched } = match;
  const { points, postings } = await givePoints(client, year, campaign, match);
  const gift = await giveGift(client, year, campaign, match, turn);
  const occasion = transactionId ? `receipt ${transactionId}` : `${campaign.type} ${on}`;
  const { rows } = await client.query<{ id: number }>(enter, [
    ...[year.companyId, campaign.campaign_id, accountId, occasion, on, storeId, transactionId],
    ...[JSON.stringify(matched), points, postings, gift ? [gift.claimId] : [], gift?.cost ?? 0],
    new Date(atMs),
  ]);
  const until = gift ? written(gift.until, year.timeZone) : '';
  return {
    participantId: rows[0]?.id ?? 0,
    accountId,
    code: gift ? readable(gift.code) : '',
    until,
  };
}

// Mails are not told to have arrived, texts are; each at the moment when it was given.
const settle = `update messages m set created_at = p.created_at, next_try_at = p.created_at,
    state = case when m.state = 'suppressed' then m.state when m.channel = 'email' then 'sent' else 'delivered' end, reason = case when m.state = 'suppressed' then m.reason end,
    sent_at = case when m.state <> 'suppressed' then p.created_at + interval '20 seconds' end, attempts = case when m.state = 'suppressed' then 0 else 1 end,
    delivered_at = case when m.state <> 'suppressed' and m.channel <> 'email' then p.created_at + interval '26 seconds' end,
    cost = case when m.state <> 'suppressed' and m.channel = 'viber' then 2.5 end
  from campaign_participants p where p.company_id = m.company_id and p.participant_id = m.participant_id and m.company_id = $1 and m.campaign_id = $2`;

const texts = `select message_id, body from messages where company_id = $1 and campaign_id = $2 and channel = 'sms' and state <> 'suppressed'`;
const setParts = `update messages m set parts = w.parts, cost = w.parts * 4.5 from unnest($2::bigint[], $3::int[]) as w (message_id, parts)
  where m.company_id = $1 and m.message_id = w.message_id`;
/** As long as the links of a usual installation. */
const link = `https://pistos.example/u/${'0'.repeat(32)}`;
const form = { stop_number: null, shortest: false, capitals: false };

/** What the texts of a campaign took when they left. */
async function countParts(client: Queryable, companyId: number, campaignId: number) {
  type Row = { message_id: number; body: string };
  const { rows } = await client.query<Row>(texts, [companyId, campaignId]);
  const ids = rows.map(({ message_id }) => message_id);
  const parts = rows.map(({ body }) => smsText(body, form, link).count.messages);
  await client.query(setParts, [companyId, ids, parts]);
}

/** Gives what a campaign would have given, each at its own moment of the year, and tells it. */
export async function giveAll(
  client: Queryable,
  year: Year,
  campaign: Running,
  matches: readonly Match[],
): Promise<void> {
  const parts: Part[] = [];
  for (const [turn, match] of matches.entries())
    parts.push(await giveOne(client, year, campaign, match, turn));
  const { companyId } = year;
  const { campaign_id: campaignId, definition: offer, title } = campaign;
  if (!offer.system_notification_ids.length) return;
  const telling = { companyId, offer, purpose: 'campaign', campaignId } as const;
  // Each was on a day of its own, whatever is written now.
  const letters = await lettersOf(
    client,
    telling,
    parts.map(({ participantId, accountId, code, until }) => ({
      ...{ accountId, participantId },
      occasion: `campaign ${campaignId} ${participantId}`,
      values: { title: offer.campaign_reward?.title ?? title, code, until },
    })),
  );
  await writeLetters(client, telling, letters);
  await client.query(settle, [companyId, campaignId]);
  await countParts(client, companyId, campaignId);
}
