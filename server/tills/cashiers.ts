import type { PermissionTree } from '../../contract/permissions/permissions.ts';
import { can } from '../../contract/permissions/permissions.ts';
import type { Database } from '../db/connection.ts';
import type { AnyCall, Scope } from '../http/call.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { countTry, forgive, type Tried } from '../http/throttle.ts';
import { fits } from '../people/sign-in/passwords.ts';

interface Cashier {
  user_id: number;
  full_name: string;
  pin_hash: string;
  permissions: PermissionTree;
}

const read = {
  name: 'cashiers-of-store',
  text: `select m.user_id, u.full_name, p.pin_hash, m.permissions from till_pins p
    join memberships m on m.company_id = p.company_id and m.store_id = p.store_id and m.user_id = p.user_id
    join users u on u.user_id = m.user_id and u.proved_at is not null
    where p.company_id = $1 and p.store_id = $2 order by fold(u.full_name) collate "C", m.user_id`,
};

/** Who may be the cashier at a paired till of the store: those who have a PIN and may post receipts. */
export async function cashiersOf({ pool }: Database, scope: Scope): Promise<Cashier[]> {
  const { rows } = await pool.query<Cashier>({ ...read, values: [scope.companyId, scope.storeId] });
  const { storePermissions } = scope;
  return rows.filter(({ permissions }) =>
    can({ userStorePermissions: permissions, storePermissions }, 'transactions.create'),
  );
}

const mostOfPerson = 5;
const mostOfDevice = 15;

/** Tries of one PIN at one device, and of a device whoever is tried. */
const triesOf = (sessionId: number, userId: number): Tried => [
  { subject: `account:pin:${sessionId}:${userId}`, most: mostOfPerson },
  { subject: `device:pin:${sessionId}`, most: mostOfDevice },
];

const setCashier = {
  name: 'set-cashier',
  text: 'update access_tokens set cashier_id = $2 where token_hash = $1 and store_id is not null',
};

/** Whoever types their PIN at a paired till is its cashier. Throws invalid, and too_many_attempts for guesses. */
export async function unlockTill(
  { database, scope, caller, now }: AnyCall,
  { user_id, pin }: { user_id: number; pin: string },
) {
  if (!scope.cashRegisterId) throw new Refusal('forbidden');
  const tried = triesOf(caller.sessionId, user_id);
  await countTry(database, tried, now());
  const cashier = (await cashiersOf(database, scope)).find((each) => each.user_id === user_id);
  if (!(await fits(cashier?.pin_hash, pin)) || !cashier) throw invalidField('pin', 'wrongPin');
  await forgive(database, tried);
  await database.pool.query({ ...setCashier, values: [caller.tokenHash, user_id] });
  return { user_id, full_name: cashier.full_name };
}

/** Locks a paired till. */
export async function lockTill({ database, caller }: AnyCall) {
  await database.pool.query({ ...setCashier, values: [caller.tokenHash, null] });
  return null;
}
