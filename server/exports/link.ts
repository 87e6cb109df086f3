import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../contract/engine/languages.ts';
import type { Database } from '../db/connection.ts';

const lifeMs = 3_600_000;

/** What a link says: which file, for how long, and in which language a refusal is told. */
export interface Linked {
  readonly companyId: number;
  readonly id: number;
  readonly until: number;
}

/** What signs links, and whose they are: the hash of the token that asked for one; '' of what asks without a session. */
export interface Signing {
  readonly secret: string;
  readonly tokenHash: string;
}

const signatureOf = ({ secret, tokenHash }: Signing, { companyId, id, until }: Linked) =>
  createHmac('sha256', secret)
    .update(`export ${companyId} ${id} ${until} ${tokenHash}`)
    .digest('base64url');

/** The address of a file, good for an hour, and no longer than the session that it was asked for in. */
export function linkTo(
  signing: Signing,
  file: Omit<Linked, 'until'>,
  nowMs: number,
  lang: Language,
) {
  const until = nowMs + lifeMs;
  const signature = signatureOf(signing, { ...file, until });
  const query = new URLSearchParams({
    company: String(file.companyId),
    until: String(until),
    signature,
    lang,
  });
  return `/api/exports/${file.id}/file?${query}`;
}

const live = {
  name: 'live-sessions-of-user',
  text: `select token_hash from access_tokens
      where user_id = $1 and expires_at > $2 and (idle_until is null or idle_until > $2)
    union all
    select s.token_hash from api_keys k join api_key_secrets s on s.company_id = k.company_id and s.api_key_id = k.api_key_id
      where k.user_id = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)
        and (s.valid_until is null or s.valid_until > $2)`,
};

/** Whether it was this server that signed, for a session of that user which goes on. */
export async function isSigned(
  { pool }: Database,
  secret: string,
  { linked, userId, nowMs }: { linked: Linked; userId: number; nowMs: number },
  signature: string,
): Promise<boolean> {
  const values = [userId, new Date(nowMs)];
  const { rows } = await pool.query<{ token_hash: string }>({ ...live, values });
  const sent = Buffer.from(signature);
  return ['', ...rows.map((row) => row.token_hash)].some((tokenHash) => {
    const own = Buffer.from(signatureOf({ secret, tokenHash }, linked));
    return own.length === sent.length && timingSafeEqual(own, sent);
  });
}
