import { retiredTables } from '../../../../contract/common/uses.ts';
import type { Place } from '../../../../server/engine/uses/places.ts';
import { targets } from '../../../../server/engine/uses/references.data.ts';
import type { Reference, Target } from '../../../../server/engine/uses/target.ts';
import type { Programme } from './programme.ts';

/** SQL: the numbers that records of a table had and have no longer, which a row names. */
function goneAndNamed(table: string, { id }: Target, { by }: Reference, place: Place): string {
  const within = by.within ?? 'u.company_id = $1';
  const names = place.names.replaceAll('$2::bigint', 'g.id');
  return `select '${by.table}.${place.at} of ${table} ' || g.id as place
    from generate_series(1, coalesce(pg_sequence_last_value(pg_get_serial_sequence('${table}', '${id}')), 0)) g (id)
    where not exists (select 1 from ${table} t where t.${id} = g.id) and exists (select 1 from ${by.table} u where ${within} and ${names})`;
}

const all = retiredTables.flatMap((kind) => {
  const target: Target = targets[kind];
  return target.uses.flatMap((use) =>
    use.at.map((at) => goneAndNamed(target.table ?? kind, target, use, at)),
  );
});

/** Every place that names a record which is gone. */
export async function pointingNowhere({ till }: Programme): Promise<string[]> {
  const { rows } = await till.app.database.pool.query<{ place: string }>(all.join(' union all '), [
    till.company.companyId,
  ]);
  return rows.map(({ place }) => place);
}
