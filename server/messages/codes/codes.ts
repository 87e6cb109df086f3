import type { Database } from '../../db/connection.ts';
import { seal, unseal } from '../../runtime/secrets.ts';

/** What stands in a text in place of its code. */
export const mask = '••••••';
const sealedAs = 'message-code';
const livesMs = 15 * 60_000;

/**
 * A text with a code as the outbox has it: the code is masked in it, and sealed with the installation's key until the text
 * was sent.
 */
export const withoutCode = (
  secret: string,
  companyId: number,
  say: (code: string) => string,
  code: string,
) => ({ body: say(mask), sealed_code: seal(secret, companyId, sealedAs, code) });

/** The code of a message. */
export const codeIn = (secret: string, companyId: number, sealed: string) =>
  unseal(secret, companyId, sealedAs, sealed);

/** A message as it leaves: with its code, where it has one. */
export function withCode<M extends { companyId: number; body: string; sealedCode?: string | null }>(
  secret: string,
  message: M,
): M {
  const { companyId, body, sealedCode } = message;
  if (!sealedCode) return message;
  return { ...message, body: body.replace(mask, codeIn(secret, companyId, sealedCode)) };
}

/** Forgets codes that are too old to be good for anything. */
export async function forgetCodes({ pool }: Database, nowMs: number): Promise<void> {
  await pool.query(
    'update messages set sealed_code = null where sealed_code is not null and created_at < $1',
    [new Date(nowMs - livesMs)],
  );
}
