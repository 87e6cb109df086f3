import { typeOf } from '../../../contract/campaigns/kinds.ts';
import { previewDays } from '../../../contract/campaigns/previews.ts';
import type { Definition } from '../../../contract/campaigns/stored.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Job, Piece } from '../../jobs/run.ts';
import type { Site } from '../../messages/links.ts';
import { peopleOf } from '../person.ts';
import type { Running } from '../running.ts';
import { viewsAsked } from '../views.ts';
import { addMessages } from './messages.ts';
import { matchesByClock, type Next } from './occasions.ts';
import { matchesByReceipt } from './receipts.ts';
import { resultOf } from './result.ts';
import { addPerson, emptyTally, type Tally } from './tally.ts';

/** So many customers are looked at together; fewer where others wait for the only client meanwhile. */
export const lookSize = 2000;
export const embeddedLookSize = 200;
const dayMs = 86_400_000;

/** A preview as a piece of it finds it. */
export interface Under {
  readonly company_id: number;
  readonly campaign_preview_id: number;
  readonly campaign_id: number | null;
  readonly title: string;
  readonly definition: Definition;
  readonly until: Date;
  readonly progress: Tally | null;
  readonly cancelled_at: Date | null;
  readonly time_zone: string;
}

// Whoever cancels waits for the piece under way, and the next one sees it.
const read = {
  name: 'read-preview',
  text: `select p.company_id, p.campaign_preview_id, p.campaign_id, p.title, p.definition, p.until, p.progress, p.cancelled_at, cs.time_zone
    from campaign_previews p join company_settings cs on cs.company_id = p.company_id
    where p.company_id = $1 and p.campaign_preview_id = $2 for share of p`,
};
const nextAccounts = {
  name: 'next-of-preview',
  text: `select user_account_id as id from customers where company_id = $1 and user_account_id > $2 and deleted_at is null
    and anonymised_at is null and merged_into is null order by user_account_id limit $3`,
};
const keep = {
  name: 'keep-preview',
  text: 'update campaign_previews set progress = $3, result = $4 where company_id = $1 and campaign_preview_id = $2',
};

const runningOf = ({ campaign_id, title, definition }: Under): Running => ({
  campaign_id: campaign_id ?? 0,
  title,
  type: typeOf(definition.campaign_type_id) ?? 'transaction',
  revision: 1,
  starts_at: null,
  ends_at: null,
  definition,
});

/** The next customers by their receipts. */
async function byReceipts(client: Queryable, next: Next, campaign: Running) {
  const { companyId, after, limit, untilMs } = next;
  const { rows } = await client.query<{ id: number }>({
    ...nextAccounts,
    values: [companyId, after, limit],
  });
  const ids = rows.map(({ id }) => id);
  const people = await peopleOf(client, companyId, ids, untilMs, [], viewsAsked([campaign]));
  const found = await matchesByReceipt(client, { ...next, ids }, campaign, people);
  return { found, next: ids.length < limit ? null : (ids.at(-1) ?? null) };
}

interface Looking {
  readonly client: Queryable;
  readonly site: Site;
}

/** Adds what the next customers would have got; answers whether there may be more of them. */
async function look({ client, site }: Looking, under: Under, tally: Tally, limit: number) {
  const { company_id: companyId, until, time_zone: timeZone } = under;
  const untilMs = until.getTime();
  const period = { fromMs: untilMs - previewDays * dayMs, untilMs };
  const asked = { companyId, timeZone, ...period, after: tally.cursor, limit };
  const campaign = runningOf(under);
  const isByReceipt = campaign.type === 'transaction' || campaign.type === 'draw';
  const { found, next } = await (isByReceipt ? byReceipts : matchesByClock)(
    client,
    asked,
    campaign,
  );
  for (const own of found.values()) addPerson(tally, own);
  await addMessages({ client, site, companyId }, campaign, tally, found);
  tally.cursor = next ?? tally.cursor;
  return next !== null;
}

/**
 * Looks at the next customers of a preview and adds up what the campaign would have given them, by the
 * rules that it gives by; nothing is written but the preview. How far it is is told by the accounts' ids.
 */
export const previewPiece =
  (size: number, site: Site): Piece =>
  async (client: Queryable, job: Job): Promise<number> => {
    const own = [job.company_id, job.subject_id];
    const { rows } = await client.query<Under>({ ...read, values: own });
    const [under] = rows;
    if (!under || under.cancelled_at) return job.total;
    const tally = under.progress ?? emptyTally();
    const more = await look({ client, site }, under, tally, size);
    const result = more ? null : await resultOf(client, under, tally);
    const values = [...own, more ? JSON.stringify(tally) : null, result && JSON.stringify(result)];
    await client.query({ ...keep, values });
    return more ? Math.min(tally.cursor, job.total - 1) : job.total;
  };
