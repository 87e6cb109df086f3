import { quoted, sequencesOf, tablesOf } from '../../server/backup/rows-out.ts';
import { withPlainSession } from '../../server/backup/session.ts';
import type { Database } from '../../server/db/connection.ts';

const pageRows = 2000;

/**
 * Fills a database with the rows of another, of each table those columns that both have, and sets its sequences to
 * theirs. No trigger and no foreign key takes notice.
 */
export const copyRows = (from: Database, to: Database) =>
  withPlainSession(from, (source) =>
    withPlainSession(to, async (target) => {
      await source.query('begin isolation level repeatable read read only');
      await target.query('begin; set local session_replication_role = replica');
      const has = new Map((await tablesOf(source)).map(({ name, columns }) => [name, columns]));
      for (const { name, columns } of await tablesOf(target)) {
        const both = columns.filter((column) => has.get(name)?.includes(column)).map(quoted);
        await target.query(`delete from ${quoted(name)}`);
        for (let page = 0; both.length; page += 1) {
          const { rows } = await source.query<{ rows: string | null; count: number }>(
            `select jsonb_agg(to_jsonb(t))::text as rows, count(*) as count
              from (select * from ${quoted(name)} order by ctid limit ${pageRows} offset ${page * pageRows}) t`,
          );
          if (!rows[0]?.rows) break;
          await target.query(
            `insert into ${quoted(name)} (${both.join(', ')}) overriding system value
              select ${both.join(', ')} from jsonb_populate_recordset(null::${quoted(name)}, $1::jsonb)`,
            [rows[0].rows],
          );
        }
      }
      for (const { name, value, called } of await sequencesOf(source))
        await target.query(
          `select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null`,
          [quoted(name), value, called],
        );
      await target.query('commit');
    }),
  );
