import type { drawStates } from '../../../contract/campaigns/draws.ts';
import { statusIds } from '../../../contract/campaigns/kinds.ts';
import { drawFrom } from '../../../contract/draws/draw.ts';
import type { Database } from '../../db/connection.ts';
import { type Queryable, withTransaction } from '../../db/transaction.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { bumpCampaigns } from '../running.ts';
import { drawSecret, openSeed } from '../seeds/secret.ts';
import { type HeldDraw, holdDraw } from './held.ts';
import { entriesOf } from './list.ts';
import { notifyWinners } from './notify-winners.ts';
import { settleEntries } from './settle.ts';

type State = (typeof drawStates)[number];

/** Which draw, and when. */
export interface Step {
  readonly companyId: number;
  readonly campaignId: number;
  readonly nowMs: number;
}

interface Does extends Step {
  readonly client: Queryable;
  readonly draw: HeldDraw;
  readonly secret: string;
}

/**
 * Takes a step of a draw, once: what was done already stays as it is, whoever asks for it how often. Throws
 * draw_not_ready for a step whose turn it is not.
 */
async function take(
  database: Database,
  step: Step,
  { from, done }: { from: readonly State[]; done: readonly State[] },
  work: (does: Does) => Promise<unknown>,
): Promise<void> {
  const secret = await drawSecret(database);
  await withTransaction(database, async (client) => {
    const draw = await holdDraw(client, step.companyId, step.campaignId);
    if (from.includes(draw.state)) await work({ ...step, client, draw, secret });
    else if (!done.includes(draw.state)) throw new Refusal('draw_not_ready');
  });
}

// Of draws whose winners were known and that were cancelled then: those that some of these receipts were in.
const earlier = `(select coalesce(jsonb_agg(jsonb_build_object('title', c.title, 'commitment', d.commitment, 'entries_hash', d.entries_hash,
      'drawn_at', to_char(d.drawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'cancelled_at', to_char(d.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'receipts_shared', shared.count) order by d.drawn_at), '[]') as draws
    from campaign_draws d join campaigns c on c.company_id = d.company_id and c.campaign_id = d.campaign_id
    cross join lateral (select count(*)::int as count from campaign_draw_entries mine join campaign_draw_entries theirs
      on theirs.company_id = mine.company_id and theirs.campaign_id = d.campaign_id and theirs.transaction_id = mine.transaction_id
      where mine.company_id = $1 and mine.campaign_id = $2) shared
    where d.company_id = $1 and d.campaign_id <> $2 and d.state = 'cancelled' and d.drawn_at is not null and shared.count > 0) before`;

const closed = {
  name: 'close-draw',
  text: `update campaign_draws set state = 'closed', closed_at = $3, winners = $4, alternates = $5, entries = $6, entries_hash = $7,
      receipts = s.receipts, people = s.people, earlier = before.draws
    from ${earlier}, (select count(*)::int as receipts, count(distinct person)::int as people from campaign_draw_entries where company_id = $1 and campaign_id = $2) s
    where company_id = $1 and campaign_id = $2`,
};

/** Settles the entries: from now on neither they nor how many are drawn change. */
export const closeStep = (database: Database, step: Step) =>
  take(
    database,
    step,
    { from: ['open'], done: ['closed', 'drawn', 'confirmed'] },
    async ({ client, draw, secret, nowMs }) => {
      const { companyId, campaignId, winners, alternates } = draw;
      await settleEntries(client, draw, secret, nowMs);
      const entries = await entriesOf(client, draw);
      const own = [companyId, campaignId, new Date(nowMs), winners, alternates];
      await client.query({ ...closed, values: [...own, entries.total, entries.hash] });
    },
  );

const drawn = {
  name: 'draw-draw',
  text: `update campaign_draws set state = 'drawn', drawn_at = $3, seed = $4 where company_id = $1 and campaign_id = $2`,
};
const keepPlaces = {
  name: 'keep-places-of-draw',
  text: `insert into campaign_draw_places (company_id, campaign_id, place, entry, receipt, person, user_account_id, transaction_id, state)
    select $1, $2, p.place, p.entry, p.receipt, p.person, e.user_account_id, e.transaction_id, case when p.place <= $4 then 'winner' else 'alternate' end
    from jsonb_to_recordset($3::jsonb) as p (place int, entry bigint, receipt text, person text)
    join campaign_draw_entries e on e.company_id = $1 and e.campaign_id = $2 and e.receipt = p.receipt`,
};

/** Reveals the seed and draws. Throws where the entries are not those that were settled. */
export const drawStep = (database: Database, step: Step) =>
  take(
    database,
    step,
    { from: ['closed'], done: ['drawn', 'confirmed'] },
    async ({ client, draw, secret, nowMs }) => {
      const { companyId, campaignId, seedSealed, winners } = draw;
      const seed = openSeed(secret, companyId, campaignId, seedSealed);
      const entries = await entriesOf(client, draw);
      if (entries.hash !== draw.entriesHash) throw new Error('The entries of a draw have changed');
      const own = [companyId, campaignId];
      const places = JSON.stringify(drawFrom(seed, entries, draw));
      await client.query({ ...keepPlaces, values: [...own, places, winners] });
      await client.query({ ...drawn, values: [...own, new Date(nowMs), seed] });
    },
  );

const ended = {
  name: 'end-draw',
  text: 'update campaign_draws set state = $3, ended_at = $4 where company_id = $1 and campaign_id = $2',
};

const endCampaign = {
  name: 'end-campaign-of-draw',
  text: `update campaigns set status = 'ended', campaign_status_id = ${statusIds.ended}, updated_at = now()
    where company_id = $1 and campaign_id = $2 and status in ('scheduled', 'running', 'paused')`,
};

/** Lets what was drawn stand: the campaign is over with it, its winners are final and are notified. */
export const confirmStep = (database: Database, step: Step) =>
  take(database, step, { from: ['drawn'], done: ['confirmed'] }, async (does) => {
    const { client, companyId, campaignId, nowMs } = does;
    const own = [companyId, campaignId];
    await client.query({ ...ended, values: [...own, 'confirmed', new Date(nowMs)] });
    const { rowCount } = await client.query({ ...endCampaign, values: own });
    if (rowCount) await bumpCampaigns(client, companyId);
    await notifyWinners(client, does);
  });

/** Gives a draw up that was not confirmed. */
export const cancelStep = (database: Database, step: Step) =>
  take(
    database,
    step,
    { from: ['open', 'closed', 'drawn'], done: ['cancelled'] },
    ({ client, companyId, campaignId, nowMs }) =>
      client.query({ ...ended, values: [companyId, campaignId, 'cancelled', new Date(nowMs)] }),
  );

const places = {
  name: 'places-to-redraw',
  text: `select place, state from campaign_draw_places where company_id = $1 and campaign_id = $2 and (place = $3 or state = 'alternate') order by place`,
};
const replace = {
  name: 'replace-winner-of-draw',
  text: `update campaign_draw_places set state = case when place = $3 then 'replaced' else 'winner' end,
      replaced_by = case when place = $3 then $4::int end, reason = case when place = $3 then $5 end
    where company_id = $1 and campaign_id = $2 and place in ($3, $4)`,
};

/**
 * Lets the next alternate take over from a winner; one who was replaced already stays so. Throws invalid for a
 * place that is nobody's, no_alternate, and draw_not_ready for a draw that is confirmed.
 */
export const redrawStep = (
  database: Database,
  step: Step,
  { place, reason }: { place: number; reason: string },
) =>
  take(database, step, { from: ['drawn'], done: [] }, async ({ client }) => {
    const own = [step.companyId, step.campaignId, place];
    const { rows } = await client.query<{ place: number; state: string }>({
      ...places,
      values: own,
    });
    const winner = rows.find((each) => each.place === place);
    if (winner?.state === 'replaced') return;
    if (winner?.state !== 'winner') throw invalidField('place', 'invalidChoice');
    const next = rows.find(({ state }) => state === 'alternate');
    if (!next) throw new Refusal('no_alternate');
    await client.query({ ...replace, values: [...own, next.place, reason] });
  });
