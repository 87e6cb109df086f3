import type { CampaignBody } from '../../../contract/campaigns/definition.ts';
import { statusIds, typeOf } from '../../../contract/campaigns/kinds.ts';
import { definitionOf } from '../../campaigns/definition.ts';
import { closeStep, confirmStep, drawStep } from '../../campaigns/draws/steps.ts';
import { queuePreview } from '../../campaigns/foreseen/queue.ts';
import type { Match } from '../../campaigns/previews/tally.ts';
import type { Running } from '../../campaigns/running.ts';
import { openDraws } from '../../campaigns/seeds/open.ts';
import type { Database } from '../../db/connection.ts';
import { type Queryable, withTransaction } from '../../db/transaction.ts';
import { demoCampaigns } from './content.ts';
import { giveAll } from './give-all.ts';
import { matchesOf, type Year } from './matches.ts';

const day = 86_400_000;
/** So many of each take part in the year: enough for charts, few enough for a quick start. */
const most = { birthday: 160, morning: 120, missed: 90 };

interface Programme extends Year {
  readonly adminId: number;
}

const insert = `with made as (insert into campaigns (company_id, title, type, status, campaign_type_id, campaign_status_id, starts_at, ends_at, revision,
      definition, user_id, started_at, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9, $10, $7, $7, $7) returning company_id, campaign_id)
  , kept as (insert into campaign_revisions (company_id, campaign_id, revision, definition, user_id, created_at)
      select company_id, campaign_id, 1, $9, $10, $7 from made)
  select campaign_id as id from made`;

/** A campaign that began some days ago and ended some days ago, or runs still. */
async function addCampaign(
  client: Queryable,
  { companyId, adminId, nowMs }: Programme,
  body: CampaignBody,
  { began, ended }: { began: number; ended: number | null },
): Promise<Running> {
  const definition = definitionOf(body);
  const status = ended === null ? 'running' : 'ended';
  const type = typeOf(body.campaign_type_id) ?? 'transaction';
  const starts_at = new Date(nowMs - began * day);
  const ends_at = ended === null ? null : new Date(nowMs - ended * day);
  const { rows } = await client.query<{ id: number }>(insert, [
    ...[companyId, body.title, type, status, body.campaign_type_id, statusIds[status]],
    ...[starts_at, ends_at, JSON.stringify(definition), adminId],
  ]);
  const campaign_id = rows[0]?.id ?? 0;
  return { campaign_id, title: body.title, type, revision: 1, starts_at, ends_at, definition };
}

async function knownOf(client: Queryable, companyId: number) {
  const { rows } = await client.query<{ gift: number; theme: number }>(
    `select (select gift_id from gifts where company_id = $1 and supplier_store_id is null order by points, gift_id limit 1) as gift,
      (select store_email_theme_id from email_themes where company_id = $1 order by store_email_theme_id desc limit 1) as theme`,
    [companyId],
  );
  return { giftId: rows[0]?.gift ?? 0, birthdayTheme: rows[0]?.theme ?? 0 };
}

/** What texts cost the company, so that previews and reports tell it. */
const prices = `update company_settings set sms_part_price = 450, viber_price = 250 where company_id = $1`;

/** Campaigns with a year of participants: points, gifts and messages as they would have come. */
async function seedYear(client: Queryable, programme: Programme) {
  await client.query(prices, [programme.companyId]);
  const bodies = demoCampaigns(await knownOf(client, programme.companyId));
  const spans = {
    birthday: { began: 365, ended: null },
    morning: { began: 365, ended: 2 },
    missed: { began: 300, ended: 20 },
  };
  const made: (readonly [Running, readonly Match[]])[] = [];
  for (const name of ['birthday', 'morning', 'missed'] as const) {
    const campaign = await addCampaign(client, programme, bodies[name], spans[name]);
    made.push([campaign, await matchesOf(client, programme, campaign, most[name])]);
  }
  for (const [campaign, matches] of made) {
    await giveAll(client, programme, campaign, matches);
    const { campaign_id: campaignId, title, definition } = campaign;
    const { companyId, adminId: userId, nowMs } = programme;
    await queuePreview(client, { companyId, campaignId, title, definition, userId, nowMs });
    // The year was given; the clock goes on from now.
    await client.query(
      'insert into campaign_looks (company_id, campaign_id, looked_until, revision) values ($1, $2, $3, 1)',
      [companyId, campaignId, new Date(nowMs)],
    );
  }
  return addCampaign(client, programme, bodies.naxos, { began: 120, ended: 30 });
}

/** The campaigns of the demo programme, and a draw that stands. */
export async function seedCampaigns(database: Database, nowMs: number): Promise<void> {
  const { rows } = await database.pool.query<Omit<Programme, 'nowMs'>>(
    `select m.company_id as "companyId", cs.time_zone as "timeZone", u.user_id as "adminId" from users u
      join memberships m on m.user_id = u.user_id and m.store_id = m.company_id join company_settings cs on cs.company_id = m.company_id
      where u.mobile = '6900000002'`,
  );
  const [found] = rows;
  if (!found) return;
  const programme = { ...found, nowMs };
  const draw = await withTransaction(database, (client) => seedYear(client, programme));
  const { companyId } = programme;
  const campaignId = draw.campaign_id;
  await openDraws(database, nowMs - 120 * day, { companyId, campaignId });
  await closeStep(database, { companyId, campaignId, nowMs: nowMs - 30 * day });
  await drawStep(database, { companyId, campaignId, nowMs: nowMs - 29 * day });
  await confirmStep(database, { companyId, campaignId, nowMs: nowMs - 28 * day });
}
