import { type apiKeyRequests, requestDays } from '../../../contract/developers/api-keys.ts';
import { itemsPerPage, paginationOf } from '../../../contract/engine/endpoint.ts';
import type { Database } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { keyUseOf } from '../../http/key-use.ts';
import { keyRows } from './key-rows.ts';

const outcomes = {
  succeeded: 'status < 400',
  refused: 'status between 400 and 499',
  failed: 'status >= 500',
} as const;

const pageOf = (
  narrowed: string,
) => `select request_id, requested_at, method, path, status, ms, address
  from api_key_requests where company_id = $1 and api_key_id = $2 and ${narrowed}
  order by requested_at desc, request_id limit ${itemsPerPage} offset $3`;
const countOf = (narrowed: string) =>
  `select count(*)::int as total from api_key_requests where company_id = $1 and api_key_id = $2 and ${narrowed}`;

/** What a key asked, a page at a time. Throws not_found for one of somebody else. */
export async function listRequests({
  database,
  scope,
  params,
  query: { page = 1, outcome },
  log,
}: Call<typeof apiKeyRequests>) {
  await keyRows.read(database.db, scope, params.id);
  // What was answered a moment ago is there.
  await keyUseOf(database, log).settled();
  const values = [scope.companyId, params.id];
  const narrowed = outcome ? outcomes[outcome] : 'true';
  const { pool } = database;
  const listed = await pool.query(pageOf(narrowed), [...values, (page - 1) * itemsPerPage]);
  const counted = await pool.query<{ total: number }>(countOf(narrowed), values);
  const requests = listed.rows.map((row) => ({
    ...row,
    requested_at: new Date(row.requested_at).toISOString(),
  }));
  return {
    requests,
    pagination: paginationOf(page, counted.rows[0]?.total ?? 0, requests.length),
  };
}

const over = [
  `delete from api_key_requests where ctid = any(array(select ctid from api_key_requests
    where requested_at < $1::timestamptz - interval '${requestDays} days' limit 50000))`,
  'delete from api_key_secrets where valid_until < $1',
];

/** Forgets what keys asked long ago, and secrets that another has taken the place of. */
export async function forgetKeyUse({ pool }: Database, nowMs: number): Promise<void> {
  for (const text of over) await pool.query(text, [new Date(nowMs)]);
}
