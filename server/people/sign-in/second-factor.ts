import { passSecondFactor, type SecondFactor } from '../../../contract/people/second-factor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Call } from '../../http/call.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { countTry, forgive, triesOf } from '../../http/throttle.ts';
import { beginningOf, issueToken } from '../../http/tokens.ts';
import { hasApp, spendAppCode } from '../second-factor/authenticator.ts';
import { begin, begun, end } from '../second-factor/challenges.ts';
import { passedWith, requestOptions, siteOf } from '../second-factor/passkeys.ts';
import { spendRecoveryCode } from '../second-factor/recovery-codes.ts';
import { rememberDevice } from './devices.ts';
import { sessionUserOf } from './session-routes.ts';

/**
 * Refuses to sign somebody in by their password alone where they have a second factor, with what they
 * need to go on. Throws second_factor_needed.
 */
export async function demandSecondFactor(
  { database: { db }, now, settings }: Pick<Dependencies, 'database' | 'now' | 'settings'>,
  userId: number,
): Promise<void> {
  const authenticator = await hasApp(db, userId);
  const passkey = await requestOptions(db, userId, siteOf(settings.publicUrl));
  if (!authenticator && !passkey) return;
  const challenge = await begin(db, userId, 'sign-in', passkey?.challenge ?? null, now());
  const current: SecondFactor = {
    challenge,
    authenticator,
    passkey: passkey && { ...passkey },
  };
  throw new Refusal('second_factor_needed', { current: { ...current } });
}

type Passing = Call<typeof passSecondFactor>;

/** Whether what was given is the second factor of whoever began. */
async function isPassed(
  tx: Executor,
  { body, settings, now }: Passing,
  attempt: { user_id: number; challenge: string | null },
): Promise<boolean> {
  const { user_id: userId, challenge } = attempt;
  if (body.passkey) {
    const site = siteOf(settings.publicUrl);
    return challenge !== null && passedWith(tx, userId, body.passkey, challenge, site, now());
  }
  const code = (body.code ?? '').replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return spendRecoveryCode(tx, userId, code);
  return (await hasApp(tx, userId)) && spendAppCode(tx, userId, code, settings.secret, now());
}

const field = ({ body }: Passing) => (body.passkey ? 'passkey' : 'code');

/** Finishes a sign-in with its second factor: all of it or nothing. */
export function mountSecondFactor(api: Api) {
  serve(api, passSecondFactor, async (call) => {
    const { database, body, address, now } = call;
    const challenge = await begun(database.db, body.challenge, 'sign-in', now());
    // Ten minutes are over: the password comes first again.
    if (!challenge) throw invalidField('challenge', 'wrongCode');
    const tried = triesOf('second:', { account: String(challenge.user_id), address });
    await countTry(database, tried, now());
    const token = await database.db.transaction(async (tx) => {
      const passed = await isPassed(tx, call, challenge);
      if (!passed || !(await end(tx, body.challenge))) throw invalidField(field(call), 'wrongCode');
      await rememberDevice(tx, call, challenge.user_id, now());
      return issueToken(tx, challenge.user_id, beginningOf(call));
    });
    await forgive(database, tried);
    return { ...token, extra_data: { user: await sessionUserOf(database, challenge.user_id) } };
  });
}
