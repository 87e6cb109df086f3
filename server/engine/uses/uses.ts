import { sql } from 'drizzle-orm';
import type { FoundUse, RetiredTable } from '../../../contract/common/uses.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Reference, type Target, targets } from './references.data.ts';

export interface Retiring {
  readonly companyId: number;
  readonly table: RetiredTable;
  readonly id: number;
}

const first = 10;

/** SQL: how many of those in use name the record, and the newest of them. */
function countOf({ by, at }: Reference, place: number) {
  const names = at.map((each) => each.names).join(' or ');
  const those = `from ${by.table} u where ${by.within ?? 'u.company_id = $1'} and (${names}) and (${by.live})`;
  const store = by.byStore ? 'u.store_id' : 'null::bigint';
  return `select ${place} as place, (select count(*)::int ${those}) as count,
    (select coalesce(json_agg(x order by x.id desc), '[]') from
      (select ${by.id} as id, to_jsonb(${by.title}) as title, ${store} as store_id ${those} order by 1 desc limit ${first}) x) as first`;
}

/** A statement with `$1` and `$2` in it, with the company and the record in their place. */
export const filled = (text: string, { companyId, id }: Pick<Retiring, 'companyId' | 'id'>) => {
  const parts = text.split(/(\$[12])/);
  return sql.join(
    parts.map((part) => {
      if (part === '$1') return sql`${companyId}::bigint`;
      return part === '$2' ? sql`${id}` : sql.raw(part);
    }),
  );
};

type Counted = Pick<FoundUse, 'count' | 'first'> & { place: number };

/** What uses a record: rows that are in use themselves. */
export async function usesOf(db: Executor, retiring: Retiring): Promise<readonly FoundUse[]> {
  const { uses }: Target = targets[retiring.table];
  const text = uses.map(countOf).join(' union all ');
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
