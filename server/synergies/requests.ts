import {
  actionsOf,
  type SynergyAction,
  type SynergyState,
  stateAfter,
} from '../../contract/synergies/synergy-states.ts';
import type { Queryable } from '../db/transaction.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { databaseError, uniqueViolation } from '../runtime/database-errors.ts';
import { onBothSides } from './both-sides.ts';

/** SQL: whether the companies of a row `s` of stores may be asked by the company `$1`. */
export const isOpenToRequests = `s.kind = 'company' and s.store_id = s.company_id and s.store_id <> 1 and s.store_id <> $1
  and s.deleted_at is null and s.active_subscription and not exists (select 1 from synergies y
    where y.company_id = $1 and y.to_company_id = s.store_id and y.status in ('requested', 'active'))`;

interface Asking {
  companyId: number;
  toCompanyId: number;
  /** What a point of the asking company becomes at the other one, and the other way round. */
  there: number;
  here: number;
}

async function assertAvailable(client: Queryable, { companyId, toCompanyId }: Asking) {
  const { rows } = await client.query<{ free: boolean }>(
    `select ${isOpenToRequests} as free from stores s where s.company_id = $2 and s.store_id = $2`,
    [companyId, toCompanyId],
  );
  if (!rows[0]?.free) throw invalidField('to_company_id', 'invalidChoice');
}

const nextId = "select nextval(pg_get_serial_sequence('synergies', 'synergy_id')) as id";
const insert = `insert into synergies (company_id, synergy_id, to_company_id, from_to_points_ratio, to_from_points_ratio, status, asked_by)
  values ($1, $2, $3, $4, $5, 'requested', $6)`;

/**
 * Asks another company, within the client's transaction; answers the synergy's id. Throws invalid for a
 * company that cannot be asked, already_exists when the two asked one another at once.
 */
export async function ask(client: Queryable, asking: Asking): Promise<number> {
  const { companyId, toCompanyId, there, here } = asking;
  await assertAvailable(client, asking);
  const id = (await client.query<{ id: number }>(nextId)).rows[0]?.id ?? 0;
  try {
    await onBothSides(client, companyId, toCompanyId, async (company, partner) => {
      const ours = company === companyId;
      const ratios = ours ? [there, here] : [here, there];
      await client.query(insert, [company, id, partner, ...ratios, ours ? 'us' : 'them']);
    });
  } catch (error) {
    if (databaseError(error)?.code === uniqueViolation)
      throw new Refusal('already_exists', { fields: { to_company_id: [{ name: 'taken' }] } });
    throw error;
  }
  return id;
}

interface Row {
  company_id: number;
  status: SynergyState;
  asked_by: 'us' | 'them';
}

const other = 'select to_company_id as id from synergies where company_id = $1 and synergy_id = $2';
const both = `select company_id, status, asked_by from synergies where company_id = any($1::bigint[]) and synergy_id = $2
  order by company_id for update`;
const isOpen =
  'select 1 from stores where company_id = $1 and store_id = $1 and deleted_at is null';
const set =
  'update synergies set status = $3, updated_at = now() where company_id = $1 and synergy_id = $2';

/**
 * Applies a verb, within the client's transaction; answers the other company. Of two at once one is
 * refused. Throws not_found, and synergy_not_movable for what is not possible now (synergy-action-verb).
 */
export async function move(
  client: Queryable,
  companyId: number,
  synergyId: number,
  action: SynergyAction,
): Promise<number> {
  const result = await client.query<{ id: number }>(other, [companyId, synergyId]);
  const partner = result.rows[0]?.id;
  if (!partner) throw new Refusal('not_found');
  const { rows } = await client.query<Row>(both, [[companyId, partner], synergyId]);
  const own = rows.find((row) => row.company_id === companyId);
  if (!own || !actionsOf(own).includes(action)) throw new Refusal('synergy_not_movable');
  // A company that was deleted meanwhile can only be parted from.
  const closed = action === 'accept' && !(await client.query(isOpen, [partner])).rowCount;
  if (closed) throw new Refusal('synergy_not_movable');
  await onBothSides(client, companyId, partner, async (company) => {
    await client.query(set, [company, synergyId, stateAfter[action]]);
  });
  return partner;
}
