import { randomInt } from 'node:crypto';
import { e164Of } from '../../common/phones.ts';
import type { Database } from '../../db/connection.ts';
import { type Queryable, withTransaction } from '../../db/transaction.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { hashOf } from '../../http/session.ts';
import { spendText } from '../../http/text-budget.ts';
import { withoutCode } from '../../messages/codes/codes.ts';

const livesMs = 15 * 60_000;
const mostTries = 5;

/** Whose mobile a code proves, to which company, and what for: a code for one thing is none for another. */
export interface Proof {
  companyId: number;
  mobile: string;
  countryId: number;
  purpose: string;
}

const hashFor = ({ purpose }: Proof, code: string) => hashOf(purpose + code);

/**
 * Sends a code to a mobile, in one transaction with the message that carries it; an earlier one no
 * longer works. Answers the code for whom it may be told.
 */
export async function sendProof(
  { database, settings }: Pick<Dependencies, 'database' | 'settings'>,
  proof: Proof,
  say: (code: string) => string,
  nowMs: number,
) {
  await spendText(database, proof.companyId, 'code', nowMs);
  const { companyId, mobile, countryId } = proof;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expires = new Date(nowMs + livesMs);
  const text = withoutCode(settings.secret, companyId, say, code);
  await withTransaction(database, async (client) => {
    await client.query(
      `insert into claim_proofs (company_id, mobile, country_id, code_hash, tries, expires_at) values ($1, $2, $3, $4, 0, $5)
        on conflict (company_id, mobile, country_id) do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
      [companyId, mobile, countryId, hashFor(proof, code), expires],
    );
    await client.query(
      `insert into messages (company_id, channel, recipient, body, sealed_code, state) values ($1, 'sms', $2, $3, $4, 'queued')`,
      [companyId, e164Of({ country_id: countryId, mobile }), text.body, text.sealed_code],
    );
  });
  return { code, expires_at: expires.toISOString() };
}

/** Counts the try and says whether the code is right; five wrong ones end it. */
export async function isProved({ pool }: Database, proof: Proof, code: string, nowMs: number) {
  const { companyId, mobile, countryId } = proof;
  const { rows } = await pool.query<{ right: boolean }>(
    `update claim_proofs set tries = tries + 1 where company_id = $1 and mobile = $2 and country_id = $3
        and tries < ${mostTries} and expires_at > $4 returning code_hash = $5 as right`,
    [companyId, mobile, countryId, new Date(nowMs), hashFor(proof, code)],
  );
  return rows[0]?.right ?? false;
}

/** A code is used once: gone with the transaction of what it proved. Answers whether it was still there. */
export async function spendProof(client: Queryable, { companyId, mobile, countryId }: Proof) {
  const { rowCount } = await client.query(
    'delete from claim_proofs where company_id = $1 and mobile = $2 and country_id = $3',
    [companyId, mobile, countryId],
  );
  return Boolean(rowCount);
}
