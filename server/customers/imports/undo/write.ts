import {
  customerFields,
  filledNames,
  replacedNames,
} from '../../../../contract/customers/customer-fields.ts';
import type { Queryable } from '../../../db/transaction.ts';
import { erase } from '../../erasing/erase.ts';

// The points that the import brought, whole since nothing was built on them, go where they came from.
const takePoints = {
  name: 'undo-import-points',
  text: `select w.posted_id from company_settings cs
    join lots l on l.company_id = cs.company_id and l.user_account_id = any($2::bigint[]) and l.points_left > 0,
    write_posting(jsonb_populate_record(null::new_posting, jsonb_build_object('company', $1::bigint, 'account', l.user_account_id,
      'kind', 'adjustment', 'store', l.store_id, 'by_user', $3::bigint, 'point_value', cs.point_value, 'reason', 'import',
      'reverses', l.posting_id, 'posted_at', $4::timestamptz, 'deficit', 0,
      'entries', jsonb_build_array(
        jsonb_build_object('side', 'customer', 'lot', l.lot_id, 'store', l.store_id, 'amount', -l.points_left),
        jsonb_build_object('side', 'adjusted', 'store', l.store_id, 'amount', l.points_left))))) w
    where cs.company_id = $1`,
};
const attached = `select m.user_account_id, k.number, k.made from imported_customers m,
  jsonb_to_recordset(m.cards) as k (number text, made boolean)
  where m.company_id = $1 and m.import_id = $2 and m.user_account_id = any($3::bigint[])`;
const deleteCards = {
  name: 'undo-import-made-cards',
  text: `delete from loyalty_cards c using (${attached}) k where c.company_id = $1 and c.card_number = k.number and k.made
    and c.user_account_id = k.user_account_id`,
};
const freeCards = {
  name: 'undo-import-cards',
  text: `update loyalty_cards c set user_account_id = null, attached_at = null from (${attached}) k
    where c.company_id = $1 and c.card_number = k.number and c.user_account_id = k.user_account_id`,
};

const isConsent = (name: keyof typeof customerFields) => customerFields[name].kind === 'flag';
const plain = [...filledNames, ...replacedNames.filter((name) => !isConsent(name)), 'country_id'];
// What the file turned off stays off: the customer may have taken it back in the meantime.
const consents = replacedNames.filter(isConsent);
const restore = {
  name: 'undo-import-restore',
  text: `update customers c set ${plain.map((name) => `${name} = p.${name}`).join(', ')},
      ${consents.map((name) => `${name} = c.${name} and p.${name}`).join(', ')},
      extra_attributes = (c.extra_attributes - array(select jsonb_object_keys(coalesce(m.after -> 'extra_attributes', '{}'))))
        || coalesce(m.before -> 'extra_attributes', '{}'), updated_at = p.updated_at
    from imported_customers m join customers o on o.company_id = m.company_id and o.user_account_id = m.user_account_id,
      jsonb_populate_record(o, m.before - 'extra_attributes') p
    where m.company_id = $1 and m.import_id = $2 and m.user_account_id = any($3::bigint[])
      and c.company_id = m.company_id and c.user_account_id = m.user_account_id`,
};

interface Undoing {
  companyId: number;
  importId: number;
  userId: number;
  nowMs: number;
}

/** Removes customers whom an import added, and sets back those whom it changed, a few statements however many they are. */
export async function writeUndo(
  client: Queryable,
  { companyId, importId, userId, nowMs }: Undoing,
  { removed, restored }: { removed: readonly number[]; restored: readonly number[] },
) {
  const now = new Date(nowMs);
  await client.query({ ...takePoints, values: [companyId, removed, userId, now] });
  const touched = [companyId, importId, [...removed, ...restored]];
  await client.query({ ...deleteCards, values: touched });
  await client.query({ ...freeCards, values: touched });
  await erase(client, { companyId, accounts: removed, nowMs, closing: true });
  await client.query({ ...restore, values: [companyId, importId, restored] });
}
