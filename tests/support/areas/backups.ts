import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { gunzipSync, gzipSync } from 'node:zlib';
import { quoted, tablesOf } from '../../../server/backup/rows-out.ts';
import { withPlainSession } from '../../../server/backup/session.ts';
import type { Database } from '../../../server/db/connection.ts';

/** Starts one of the operator's commands as they would. */
export function startNpm(script: string, args: readonly string[], variables: object) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn('npm', ['run', '-s', script, '--', ...args], {
    env: { ...inherited, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: a test that kills it takes what it has started with it.
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return {
    ended,
    said: () => said,
    kill: () => process.kill(-(child.pid ?? 0), 'SIGKILL'),
  };
}

/** Runs one to its end: its code, and all that it said. */
export const npm = (script: string, args: readonly string[], variables: object) =>
  startNpm(script, args, variables).ended;

// What an installation says of its own backups is nobody else's.
const ownFacts = `where not to_jsonb(t) ? 'fact' or to_jsonb(t) ->> 'fact' !~ '^(backup_|moved_)'`;

// What holds rows to the rules, and hears of them.
const rules = `
  select pg_get_indexdef(indexrelid) as name, indisvalid::text as said from pg_index where indrelid in (select oid from own)
  union all select conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint
    where conrelid in (select oid from own) and contype in ('p', 'u', 'f', 'c')
  union all select tgrelid::regclass || ' ' || tgname, tgenabled::text from pg_trigger
    where tgrelid in (select oid from own) and not tgisinternal
  union all select sequencename, coalesce(last_value::text, '') from pg_sequences where schemaname = 'public'`;
const own = `select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

/**
 * What a database holds: of each table how many rows and what all of them say, where each sequence stands,
 * and its indexes, constraints and triggers.
 */
export const contentsOf = (database: Pick<Database, 'pool'>) =>
  withPlainSession(database, async (client) => {
    const sums: Record<string, string> = {};
    for (const { name, columns } of await tablesOf(client)) {
      const row = columns
        .toSorted()
        .map((column) => `t.${quoted(column)}`)
        .join(', ');
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(r, ' ' order by r collate "C")), '') as said
          from (select row(${row})::text as r from ${quoted(name)} t ${ownFacts}) all_rows`,
      );
      sums[name] = rows[0].said;
    }
    const held = await client.query<{ name: string; said: string }>(
      `with own as (${own}) ${rules}`,
    );
    for (const { name, said } of held.rows) sums[name] = said;
    return sums;
  });

/** An archive with some of its bytes changed, before it is packed. */
export const changed = (archive: Buffer, change: (bytes: Buffer) => void) => {
  const bytes = gunzipSync(archive);
  change(bytes);
  return gzipSync(bytes);
};
