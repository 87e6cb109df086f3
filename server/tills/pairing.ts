import { randomBytes, randomInt } from 'node:crypto';
import { pairingAlphabet, pairingLength, type TillDevice } from '../../contract/tills/tills.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import type { Scope } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { hashOf } from '../http/session.ts';
import { type Beginning, deviceNamed } from '../http/tokens.ts';

const codeLivesMs = 10 * 60_000;
// A till is signed in until somebody signs it out: nobody types a password into it every week.
const tokenLivesMs = 365 * 86_400_000;

const newCode = () =>
  Array.from(
    { length: pairingLength },
    () => pairingAlphabet[randomInt(pairingAlphabet.length)],
  ).join('');

async function assertRegister(
  client: Queryable,
  { companyId, storeId }: Scope,
  registerId: number,
) {
  const { rowCount } = await client.query(
    'select 1 from cash_registers where company_id = $1 and store_id = $2 and cash_register_id = $3 and deleted_at is null',
    [companyId, storeId, registerId],
  );
  if (!rowCount) throw new Refusal('not_found');
}

/** A new code for a cash register; an earlier one of the same register no longer works. */
export const createCode = (
  database: Database,
  scope: Scope,
  registerId: number,
  userId: number,
  nowMs: number,
) =>
  withTransaction(database, async (client) => {
    await assertRegister(client, scope, registerId);
    const { companyId, storeId } = scope;
    await client.query(
      'delete from till_pairings where (company_id = $1 and store_id = $2 and cash_register_id = $3) or expires_at <= $4',
      [companyId, storeId, registerId, new Date(nowMs)],
    );
    const code = newCode();
    const expires = new Date(nowMs + codeLivesMs);
    await client.query(
      'insert into till_pairings (code_hash, company_id, store_id, cash_register_id, user_id, expires_at) values ($1, $2, $3, $4, $5, $6)',
      [hashOf(code), companyId, storeId, registerId, userId, expires],
    );
    return { code: `${code.slice(0, 4)}-${code.slice(4)}`, expires_at: expires.toISOString() };
  });

interface Paired {
  store_id: number;
  cash_register_id: number;
  user_id: number;
}

type From = Pick<Beginning, 'address' | 'agent' | 'nowMs'>;

/** Spends a code for the token of a till; undefined for a code that is wrong, used or too old. */
export const spendCode = (database: Database, code: string, { address, agent, nowMs }: From) =>
  withTransaction(database, async (client) => {
    const { rows } = await client.query<Paired>(
      'delete from till_pairings where code_hash = $1 and expires_at > $2 returning store_id, cash_register_id, user_id',
      [hashOf(code), new Date(nowMs)],
    );
    const paired = rows[0];
    if (!paired) return undefined;
    const access_token = randomBytes(32).toString('base64url');
    const { store_id, cash_register_id, user_id } = paired;
    await client.query(
      `insert into access_tokens (token_hash, user_id, expires_at, store_id, cash_register_id, address, device, created_at, seen_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
      [
        hashOf(access_token),
        user_id,
        new Date(nowMs + tokenLivesMs),
        store_id,
        cash_register_id,
        address,
        deviceNamed(agent),
        new Date(nowMs),
      ],
    );
    return { access_token, store_id, cash_register_id };
  });

/** Signs out the devices of a cash register; answers how many there were. */
export async function signOutTills(
  { pool }: Database,
  scope: Scope,
  registerId: number,
): Promise<number> {
  await assertRegister(pool, scope, registerId);
  const { rowCount } = await pool.query(
    'delete from access_tokens where store_id = $1 and cash_register_id = $2',
    [scope.storeId, registerId],
  );
  return rowCount ?? 0;
}

/** The devices of a cash register, the one last used first. Throws not_found for one that is not the store's. */
export async function devicesOf({ pool }: Database, scope: Scope, registerId: number) {
  await assertRegister(pool, scope, registerId);
  const { rows } = await pool.query(
    `select t.session_id as device_id, t.device, t.address, u.full_name as paired_by, t.created_at, t.seen_at
      from access_tokens t join users u on u.user_id = t.user_id
      where t.store_id = $1 and t.cash_register_id = $2 order by t.seen_at desc, t.session_id desc limit 200`,
    [scope.storeId, registerId],
  );
  return rows.map(({ created_at, seen_at, ...row }) => ({
    ...row,
    paired_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
  })) as TillDevice[];
}

/** Signs out one of them. Throws not_found. */
export async function signOutDevice(
  { pool }: Database,
  scope: Scope,
  registerId: number,
  deviceId: number,
) {
  await assertRegister(pool, scope, registerId);
  const { rowCount } = await pool.query(
    'delete from access_tokens where store_id = $1 and cash_register_id = $2 and session_id = $3',
    [scope.storeId, registerId, deviceId],
  );
  if (!rowCount) throw new Refusal('not_found');
  return null;
}
