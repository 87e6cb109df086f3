import {
  type BackupFailure,
  type BackupState,
  failedBackup,
  type LastBackup,
  lastBackup,
} from '../../contract/backup/backups.ts';
import type { Queryable } from '../db/transaction.ts';

/** What the installation knows of its backups, a fact each. */
const facts = {
  last: 'backup_last',
  failed: 'backup_failed',
  /** Since when the server makes them by itself. */
  since: 'backup_since',
  /** When the next one is due; whoever moves it makes that one. */
  due: 'backup_due',
} as const;

const hourMs = 3_600_000;
const textOf = (ms: number) => new Date(ms).toISOString();

const keep = (client: Queryable, fact: string, value: string) =>
  client.query(
    'insert into installation (fact, value) values ($1, $2) on conflict (fact) do update set value = excluded.value',
    [fact, value],
  );

/** Notes that a backup was made; what failed before it is mended. */
export async function recordBackup(client: Queryable, last: LastBackup): Promise<void> {
  await keep(client, facts.last, JSON.stringify(last));
  await client.query('delete from installation where fact = $1', [facts.failed]);
}

/** Notes that one was not made. */
export const recordFailure = (client: Queryable, reason: BackupFailure, nowMs: number) =>
  keep(client, facts.failed, JSON.stringify({ at: textOf(nowMs), reason }));

/** A restored database was never backed up where it is now. */
export const forgetBackups = (client: Queryable) =>
  client.query('delete from installation where fact = any($1)', [Object.values(facts)]);

/** Says that the first is due, where nothing was said yet. */
export async function beginBackups(client: Queryable, nowMs: number) {
  await client.query(
    'insert into installation (fact, value) values ($1, $3), ($2, $3) on conflict do nothing',
    [facts.since, facts.due, textOf(nowMs)],
  );
}

/**
 * Takes what is due, until the next try at `nextMs`: one of however many servers. What is due later than
 * `latestMs` was put off when they were made less often. Answers whether it took it.
 */
export async function takeDue(
  client: Queryable,
  nowMs: number,
  nextMs: number,
  latestMs: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update installation set value = $3 where fact = $1 and (value <= $2 or value > $4)',
    [facts.due, textOf(nowMs), textOf(nextMs), textOf(latestMs)],
  );
  return rowCount === 1;
}

/** Says when the next is due. */
export const putOff = (client: Queryable, nextMs: number) =>
  keep(client, facts.due, textOf(nextMs));

/** What a super admin is told of the backups. */
export async function backupStateOf(
  client: Queryable,
  everyHours: number | null,
  nowMs: number,
): Promise<BackupState> {
  const { rows } = await client.query<{ fact: string; value: string }>(
    'select fact, value from installation where fact = any($1)',
    [Object.values(facts)],
  );
  const stored = new Map(rows.map(({ fact, value }) => [fact, value]));
  const [last, failed] = [stored.get(facts.last), stored.get(facts.failed)];
  const made = last ? lastBackup.parse(JSON.parse(last)) : null;
  const since = made?.at ?? stored.get(facts.since);
  return {
    every_hours: everyHours,
    last: made,
    failed: failed ? failedBackup.parse(JSON.parse(failed)) : null,
    overdue: everyHours !== null && !!since && nowMs - Date.parse(since) > 2 * everyHours * hourMs,
  };
}
