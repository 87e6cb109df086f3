import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Language } from '../../../contract/engine/languages.ts';
import {
  resendSeconds,
  verificationDigits,
  verificationMinutes,
} from '../../../contract/people/verification-codes.ts';
import { e164Of } from '../../common/phones.ts';
import type { Executor } from '../../db/executor.ts';
import type { AnyCall } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashOf } from '../../http/session.ts';
import { spendText } from '../../http/text-budget.ts';
import { countTry, triesOf } from '../../http/throttle.ts';
import { newSecret } from '../../http/tokens.ts';
import { withoutCode } from '../../messages/codes/codes.ts';
import { keepCode } from '../../messages/codes/one-time-codes.ts';
import { platformId } from '../../messages/outbox.ts';
import { registrationsTable } from '../../tables/registrations.ts';
import { type Person, subjectOf } from '../sign-in/person.ts';
import { registrationTexts } from './texts.ts';

const dayMs = 86_400_000;

export const codeSubject = (identifierHash: string) => `register:${identifierHash}`;

interface Sending {
  readonly person: Person;
  readonly identifierHash: string;
  readonly language: Language;
  readonly settings: Pick<AnyCall['settings'], 'publicUrl' | 'secret'>;
  readonly nowMs: number;
}

/** Sends a code; whoever has an account already is told so instead, by the same statements in the same time. */
async function sendCode(tx: Executor, sending: Sending) {
  const { person, identifierHash, language, settings, nowMs } = sending;
  const code = String(randomInt(10 ** verificationDigits)).padStart(verificationDigits, '0');
  const until = nowMs + verificationMinutes * 60_000;
  await keepCode(tx, codeSubject(identifierHash), code, until);
  const { publicUrl, secret } = settings;
  const { known } = registrationTexts(language, '', publicUrl);
  const say = (each: string) => registrationTexts(language, each, publicUrl).code;
  const text = withoutCode(secret, platformId, say, code);
  const { app_provider_id, country_id, mobile } = person;
  await tx.execute(
    sql`insert into messages (company_id, channel, recipient, body, sealed_code, state)
      select ${platformId}, 'sms', ${e164Of(person)}, case when there.known then ${known} else ${text.body} end,
        case when not there.known then ${text.sealed_code} end, 'queued'
      from (select exists (select 1 from users where app_provider_id = ${app_provider_id}
        and country_id = ${country_id} and mobile = ${mobile}) as known) there`,
  );
}

type Calling = Pick<AnyCall, 'database' | 'address' | 'language' | 'settings' | 'now'>;

/** Begins to register a mobile, and answers what its browser keeps. Throws too_many_attempts: every code costs a message. */
export async function begin(call: Calling, person: Person): Promise<string> {
  const { database, address, language, settings, now } = call;
  const account = subjectOf(person);
  await countTry(database, triesOf('register:', { account, address }), now());
  await spendText(database, platformId, 'registration', now());
  const identifier = newSecret();
  const identifierHash = hashOf(identifier);
  const nowMs = now();
  await database.db.transaction(async (tx) => {
    const moment = new Date(nowMs).toISOString();
    await tx.insert(registrationsTable).values({
      ...person,
      identifier_hash: identifierHash,
      tos_accepted_at: moment,
      sent_at: moment,
      expires_at: new Date(nowMs + dayMs).toISOString(),
    });
    await sendCode(tx, { person, identifierHash, language, settings, nowMs });
  });
  return identifier;
}

type Row = Person & { sent_at: string };

/** Sends another code. Throws registration_over, and too_many_attempts so soon after the last one. */
export async function resend(call: Calling, identifier: string): Promise<void> {
  const { database, address, language, settings, now } = call;
  const identifierHash = hashOf(identifier);
  const nowMs = now();
  const moment = new Date(nowMs);
  const open = sql`identifier_hash = ${identifierHash} and expires_at > ${moment} and proved_at is null`;
  const { rows } = await database.db.execute<Row & Record<string, unknown>>(
    sql`select app_provider_id, country_id, mobile, sent_at from registrations where ${open}`,
  );
  const [row] = rows;
  if (!row) throw new Refusal('registration_over');
  const { sent_at, ...named } = row;
  const left = resendSeconds - (nowMs - new Date(sent_at).getTime()) / 1000;
  if (left > 0)
    throw new Refusal('too_many_attempts', { retryAfterSeconds: Math.max(1, Math.ceil(left)) });
  const account = subjectOf(named);
  await countTry(database, triesOf('register:', { account, address }), nowMs);
  await spendText(database, platformId, 'registration', nowMs);
  await database.db.transaction(async (tx) => {
    // Of two who ask at once one sends.
    const { rowCount } = await tx.execute(
      sql`update registrations set sent_at = ${moment} where ${open} and sent_at = ${sent_at}`,
    );
    const sending = { person: named, identifierHash, language, settings, nowMs };
    if (rowCount) await sendCode(tx, sending);
  });
}
