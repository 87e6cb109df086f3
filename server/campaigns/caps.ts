import type { Caps } from '../../contract/campaigns/definition.ts';
import type { Queryable } from '../db/transaction.ts';
import { hundredthsOf, minorOf } from '../runtime/units.ts';
import type { Price, Takes } from './cost/takes.ts';
import { bumpCampaigns, type Running } from './running.ts';

interface Totals extends Takes {
  readonly day: string;
  readonly participants: number;
}

const add = {
  name: 'add-campaign-totals',
  text: `insert into campaign_totals (company_id, campaign_id, day, participants, points, money)
    values ($1, $2, '', $4, $5, $6), ($1, $2, $3, $4, $5, $6) on conflict (company_id, campaign_id, day) do update
    set participants = campaign_totals.participants + excluded.participants, points = campaign_totals.points + excluded.points,
      money = campaign_totals.money + excluded.money returning day, participants, points, money`,
};

const totals = {
  name: 'campaign-totals',
  text: 'select day, participants, points, money from campaign_totals where company_id = $1 and campaign_id = $2 and day = any($3::text[])',
};

const pause = {
  name: 'pause-campaign-by-cap',
  text: `update campaigns set status = 'paused', campaign_status_id = 4, paused_by = $3, updated_at = now()
    where company_id = $1 and campaign_id = $2 and status = 'running'`,
};

/** A cap of money, as it is counted. */
export const priceOfCap = (amount: number): Price => minorOf(amount) * 100;

const limit = <T>(value: number | null, unit: (value: number) => T) =>
  value === null ? undefined : unit(value);

/** The name of the cap that a total is over; undefined where all hold. */
function overBy(caps: Caps, { day, participants, points, money }: Totals) {
  const [most, mostPoints, mostMoney] = day
    ? (['participants_per_day', 'points_per_day', 'money_per_day'] as const)
    : (['participants', 'points', 'money'] as const);
  if (participants > (caps[most] ?? Infinity)) return most;
  if (points > (limit(caps[mostPoints], hundredthsOf) ?? Infinity)) return mostPoints;
  return money > (limit(caps[mostMoney], priceOfCap) ?? Infinity) ? mostMoney : undefined;
}

const isCapped = (caps: Caps) => Object.values(caps).some((each) => each !== null);

/**
 * Counts one more who takes part, within the transaction that gives it; false where that is more than a
 * cap lets: the campaign is paused then, and says by which.
 */
export async function takeFromCaps(
  client: Queryable,
  companyId: number,
  { campaign_id, definition: { caps } }: Running,
  day: string,
  takes: Takes,
): Promise<boolean> {
  if (!isCapped(caps)) return true;
  const of = [companyId, campaign_id];
  const count = async (sign: 1 | -1) =>
    (
      await client.query<Totals>({
        ...add,
        values: [...of, day, sign, sign * takes.points, sign * takes.money],
      })
    ).rows;
  const over = (await count(1)).map((total) => overBy(caps, total)).find((name) => name);
  if (!over) return true;
  await count(-1);
  // A day's cap is there again tomorrow; nobody has to begin it anew.
  if (over.endsWith('_per_day')) return false;
  await client.query({ ...pause, values: [...of, over] });
  await bumpCampaigns(client, companyId);
  return false;
}

/** Whether the caps let one more take part, as things stand. */
export async function leftInCaps(
  client: Queryable,
  companyId: number,
  { campaign_id, definition: { caps } }: Running,
  today: string,
  takes: Takes,
): Promise<boolean> {
  if (!isCapped(caps)) return true;
  const days = ['', today];
  const values = [companyId, campaign_id, days];
  const { rows } = await client.query<Totals>({ ...totals, values });
  return days.every((day) => {
    const had = rows.find((row) => row.day === day);
    const participants = Number(had?.participants ?? 0) + 1;
    const points = Number(had?.points ?? 0) + takes.points;
    return !overBy(caps, {
      day,
      participants,
      points,
      money: Number(had?.money ?? 0) + takes.money,
    });
  });
}

const back = {
  name: 'give-back-to-caps',
  text: `update campaign_totals t set participants = t.participants - 1, points = t.points - p.points,
      money = greatest(0, t.money - 100 * p.cost - round(p.points * cs.point_value / 100.0)::bigint)
    from campaign_participants p join company_settings cs on cs.company_id = p.company_id
    where p.company_id = $1 and p.participant_id = $2 and t.company_id = p.company_id and t.campaign_id = p.campaign_id and t.day in ('', p.day)`,
};

/** What was taken back whole no longer counts for the caps; messages that have left still do. */
export async function giveBackToCaps(
  client: Queryable,
  companyId: number,
  participantId: number,
): Promise<void> {
  await client.query({ ...back, values: [companyId, participantId] });
}
