import type { Database } from '../db/connection.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Idempotency } from './call.ts';
import { Refusal } from './refusal.ts';

/** A call with its key, and whose that is. */
export interface Keyed {
  companyId: number;
  nowMs: number;
  idempotency: Idempotency | undefined;
}

/** Keeps the key of a call with what it did, in the call's own transaction. */
export async function claimKey(
  client: Queryable,
  { companyId, idempotency, nowMs }: Keyed,
  subjectId: number,
) {
  if (!idempotency) return;
  const { key, requestHash } = idempotency;
  await client.query({
    name: 'claim-key',
    text: 'insert into idempotency_keys (company_id, key, request_hash, subject_id, created_at) values ($1, $2, $3, $4, $5)',
    values: [companyId, key, requestHash, subjectId, new Date(nowMs)],
  });
}

/** What a key was used for; undefined for a new one. Throws key_reused when the request was another. */
export async function subjectOf(client: Queryable, { companyId, idempotency }: Keyed) {
  if (!idempotency) return undefined;
  const { rows } = await client.query<{ subject_id: number; same_request: boolean }>({
    name: 'key-subject',
    text: 'select subject_id, request_hash = $3 as same_request from idempotency_keys where company_id = $1 and key = $2',
    values: [companyId, idempotency.key, idempotency.requestHash],
  });
  if (rows[0] && !rows[0].same_request) throw new Refusal('key_reused');
  return rows[0]?.subject_id;
}

/** Whatever a call throws, a key that was used before is answered with what its first call did. */
export async function onceBy<T>(
  database: Database,
  keyed: Keyed,
  work: () => Promise<T>,
  again: (subjectId: number) => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const subject = await subjectOf(database.pool, keyed);
    if (subject === undefined) throw error;
    return again(subject);
  }
}
