import { type SQL, sql } from 'drizzle-orm';
import type { FoundUse, RetiredTable } from '../../../contract/common/uses.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { targets } from './references.data.ts';
import type { Reference, Target } from './target.ts';

export interface Retiring {
  readonly companyId: number;
  readonly table: RetiredTable;
  readonly ids: readonly number[];
}

const first = 10;

/** SQL: how many of those in use name the record, and the newest of them. */
function countOf({ by, at }: Reference, place: number, several: boolean) {
  const named = at.map((each) => each.names).join(' or ');
  const names = several
    ? `exists (select 1 from unnest($3) x(id) where ${named.replaceAll('$2', 'x.id')})`
    : named;
  const those = `from ${by.table} u where ${by.within ?? 'u.company_id = $1'} and (${names}) and (${by.live})`;
  const store = by.byStore ? 'u.store_id' : 'null::bigint';
  return `select ${place} as place, (select count(*)::int ${those}) as count,
    (select coalesce(json_agg(x order by x.id desc), '[]') from
      (select ${by.id} as id, to_jsonb(${by.title}) as title, ${store} as store_id ${those} order by 1 desc limit ${first}) x) as first`;
}

/** A statement with `$1`, `$2` and `$3` in it, with the company, the record and all records in their place. */
export const filled = (text: string, { companyId, ids }: Pick<Retiring, 'companyId' | 'ids'>) => {
  const values: Record<string, SQL> = {
    $1: sql`${companyId}::bigint`,
    $2: sql`${ids[0]}::bigint`,
    $3: sql`${sql.param([...ids])}::bigint[]`,
  };
  return sql.join(text.split(/(\$[123])/).map((part) => values[part] ?? sql.raw(part)));
};

type Counted = Pick<FoundUse, 'count' | 'first'> & { place: number };

/** What uses any of some records: rows that are in use themselves. */
export async function usesOf(db: Executor, retiring: Retiring): Promise<readonly FoundUse[]> {
  const { uses }: Target = targets[retiring.table];
  const text = uses
    .map((each, place) => countOf(each, place, retiring.ids.length > 1))
    .join(' union all ');
  const { rows } = await db.execute(filled(text, retiring));
  return (rows as unknown as Counted[])
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ place, count, first: newest }) => {
      const reference = uses[place];
      if (!reference || !count) return [];
      return [{ kind: reference.by.kind, outcome: reference.outcome, count, first: newest }];
    });
}

/** Throws in_use, with what uses it, while something that is in use itself needs the record. */
export async function assertUnused(db: Executor, retiring: Retiring): Promise<void> {
  const uses = (await usesOf(db, retiring)).filter(({ outcome }) => outcome === 'refuses');
  if (uses.length) throw new Refusal('in_use', { uses });
}
