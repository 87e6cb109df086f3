import { retiredTables } from '../../../../contract/common/uses.ts';
import type { Place } from '../../../../server/engine/uses/places.ts';
import {
  type Reference,
  type Target,
  targets,
} from '../../../../server/engine/uses/references.data.ts';
import type { Programme } from './programme.ts';

// A view whose filter names a record that is gone finds nobody, which is what its owner sees.
const mayDangle = ({ at }: Place) => at.startsWith('filter.');

/** SQL: the numbers that records of a table had and have no longer, which a row names. */
function goneAndNamed(table: string, { id }: Target, { by }: Reference, place: Place): string {
  const within = by.within ?? 'u.company_id = $1';
  const names = place.names.replaceAll('$2::bigint', 'g.id');
  return `select '${by.table}.${place.at} of ${table} ' || g.id as place
    from generate_series(1, coalesce(pg_sequence_last_value(pg_get_serial_sequence('${table}', '${id}')), 0)) g (id)
    where not exists (select 1 from ${table} t where t.${id} = g.id) and exists (select 1 from ${by.table} u where ${within} and ${names})`;
}

const all = retiredTables.flatMap((table) => {
  const target: Target = targets[table];
  return target.uses.flatMap((use) =>
    use.at.filter((at) => !mayDangle(at)).map((at) => goneAndNamed(table, target, use, at)),
  );
});

/** Every place that names a record which is gone. */
export async function pointingNowhere({ till }: Programme): Promise<string[]> {
  const { rows } = await till.app.database.pool.query<{ place: string }>(all.join(' union all '), [
    till.company.companyId,
  ]);
  return rows.map(({ place }) => place);
}
