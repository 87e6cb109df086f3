import type { Queryable } from '../../db/transaction.ts';
import type { ClockType } from '../occasions/occasions.ts';
import type { Running } from '../running.ts';

/** The part of time that a look is at, and up to which account it is done with it. */
export interface Window {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly after: number;
  /** When the campaign began, or was resumed. */
  readonly beganMs: number;
}

interface Row {
  looked_until: Date | null;
  from_at: Date | null;
  until_at: Date | null;
  after: number;
  looked_revision: number;
  revision: number;
  began: Date | null;
}

// Whoever pauses the campaign waits for the piece under way; a look that another server is at is left to it.
const hold = {
  name: 'hold-campaign-look',
  text: `select l.looked_until, l.from_at, l.until_at, l.after, l.revision as looked_revision, c.revision::int as revision, greatest(c.started_at, c.starts_at) as began
    from campaign_looks l join campaigns c on c.company_id = l.company_id and c.campaign_id = l.campaign_id
    where l.company_id = $1 and l.campaign_id = $2 and c.status = 'running' and c.revision = $3 for update of l skip locked for share of c skip locked`,
};
const keep = {
  name: 'keep-campaign-look',
  text: `update campaign_looks set from_at = $3, until_at = $4, after = $5, revision = $6 where company_id = $1 and campaign_id = $2`,
};
const close = {
  name: 'close-campaign-look',
  text: `update campaign_looks set looked_until = until_at, from_at = null, until_at = null, after = 0 where company_id = $1 and campaign_id = $2`,
};

/** Calls that were under way when it last looked may have written since, with their own beginning as the moment. */
const overlapMs = 60_000;
const isWritten = (type: ClockType) =>
  type === 'registration' || type === 'tier_reached' || type === 'balance';

/** From where the next part of time goes: never before it began, nor before it was resumed. */
function fromOf(row: Row, type: ClockType) {
  // All that a list names, whenever it was sent.
  if (type === 'list' && (!row.looked_until || row.looked_revision !== row.revision)) return 0;
  // What is at the very moment when it begins belongs to it.
  const began = (row.began?.getTime() ?? 1) - 1;
  const looked = row.looked_until?.getTime() ?? began;
  return Math.max(isWritten(type) ? looked - overlapMs : looked, began);
}

/**
 * Holds the look of a campaign until the transaction ends: the part of time that it is at, or else the
 * next one. Undefined where another server is at it, it does not run as it did, or there is nothing to look at.
 */
export async function holdWindow(
  client: Queryable,
  companyId: number,
  { campaign_id, revision, ends_at, type }: Running,
  nowMs: number,
): Promise<Window | undefined> {
  const values = [companyId, campaign_id, revision];
  const { rows } = await client.query<Row>({ ...hold, values });
  const [row] = rows;
  if (!row) return undefined;
  const beganMs = row.began?.getTime() ?? 0;
  if (row.from_at && row.until_at)
    return {
      fromMs: row.from_at.getTime(),
      untilMs: row.until_at.getTime(),
      after: row.after,
      beganMs,
    };
  const untilMs = Math.min(nowMs, ends_at?.getTime() ?? nowMs);
  const fromMs = fromOf(row, type as ClockType);
  return untilMs > (row.looked_until?.getTime() ?? 0) && untilMs > fromMs
    ? { fromMs, untilMs, after: 0, beganMs }
    : undefined;
}

/** Notes how far it came, in the transaction that gives. */
export async function keepWindow(
  client: Queryable,
  companyId: number,
  { campaign_id, revision }: Running,
  { fromMs, untilMs, after }: Omit<Window, 'beganMs'>,
  isDone: boolean,
): Promise<void> {
  const own = [companyId, campaign_id];
  const values = [...own, new Date(fromMs), new Date(untilMs), after, revision];
  await client.query({ ...keep, values });
  if (isDone) await client.query({ ...close, values: own });
}
