import type { Effect } from '../../../../contract/engine/effects.ts';
import type { Queryable } from '../../../db/transaction.ts';
import { usedAmong } from './uses.ts';

/** A mobile that somebody else has since is not given back. */
const isTaken = `m.before ? 'mobile' and exists (select 1 from customers o where o.company_id = c.company_id
  and o.mobile = m.before ->> 'mobile' and o.country_id = coalesce((m.before ->> 'country_id')::int, c.country_id)
  and o.deleted_at is null and o.user_account_id <> c.user_account_id)`;

// What was built on a customer whom the import added: a card, a later import, a change of a column, or any use.
const isBuiltOn = `c.updated_at <> m.written_at
  or exists (select 1 from loyalty_cards k where k.company_id = c.company_id and k.user_account_id = c.user_account_id
    and not m.cards @> jsonb_build_array(jsonb_build_object('number', k.card_number)))
  or exists (select 1 from imported_customers n where n.company_id = c.company_id and n.user_account_id = c.user_account_id
    and n.import_id > m.import_id)
  or c.user_account_id in (select user_account_id from used)`;

/**
 * SQL of what undoing does with each customer of an import ($1 company, $2 import) that `which` narrows: one whom the import
 * added is removed unless they were changed or used since; one whom it changed is set back as long as all of it stands as the
 * import left it. Columns: id, outcome.
 */
export const outcomes = (
  which = '',
): string => `with marks as materialized (select * from imported_customers m
    where m.company_id = $1 and m.import_id = $2 ${which}),
  used as materialized (${usedAmong('marks')})
  select c.user_account_id as id, case
      when c.deleted_at is not null then 'left_alone'
      when m.before is null then case when ${isBuiltOn} then 'left_alone' else 'removed' end
      when not to_jsonb(c) @> m.after or ${isTaken} then 'left_alone'
      else 'restored' end as outcome
    from marks m join customers c on c.company_id = m.company_id and c.user_account_id = m.user_account_id`;

const counted = {
  name: 'foresee-import-undo',
  text: `select count(*) filter (where o.outcome = 'removed')::int as removed,
      count(*) filter (where o.outcome = 'restored')::int as restored,
      count(*) filter (where o.outcome = 'left_alone')::int as left_alone
    from (${outcomes()}) o`,
};

/** How many customers undoing an import would remove, set back and leave. */
export async function foreseenUndo(
  client: Queryable,
  companyId: number,
  importId: number,
): Promise<Effect[]> {
  const { rows } = await client.query<Record<'removed' | 'restored' | 'left_alone', number>>({
    ...counted,
    values: [companyId, importId],
  });
  const { removed = 0, restored = 0, left_alone = 0 } = rows[0] ?? {};
  return [
    { effect: 'removed_customers', count: removed },
    { effect: 'restored_customers', count: restored },
    { effect: 'left_customers', count: left_alone },
  ];
}
