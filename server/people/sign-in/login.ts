import { login } from '../../../contract/people/auth.ts';
import type { Database } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { countTry, forgive } from '../../http/throttle.ts';
import { beginningOf, issueToken } from '../../http/tokens.ts';
import { rememberDevice, triesAtPassword } from './devices.ts';
import { firstPasswordOf } from './first-passwords.ts';
import { fits } from './passwords.ts';
import { personNamed, subjectOf, userOf } from './person.ts';
import { sendPasswordCode } from './recovery.ts';
import { demandSecondFactor } from './second-factor.ts';
import { sessionUserOf } from './session-routes.ts';

type LoginCall = Call<typeof login>;

async function whoTries(database: Database, body: LoginCall['body']) {
  const person = personNamed(body);
  // Both are asked for, whoever it is: the time an answer takes tells nothing.
  const user = person && (await userOf(database.db, person));
  const first = person && (await firstPasswordOf(database.db, person));
  return { user, passwordHash: user ? user.password_hash : first };
}

/** The way in of somebody whose mobile is not proved: a code is sent to it, and with that they choose a password. */
async function sendToProve(call: LoginCall): Promise<never> {
  await sendPasswordCode(call);
  throw new Refusal('prove_mobile');
}

/** Signs in by mobile and password (sign-in-failure-text). */
export function mountLogin(api: Api) {
  serve(api, login, async (call) => {
    const { database, body, address, device, now } = call;
    const { user, passwordHash } = await whoTries(database, body);
    const account = subjectOf(body);
    const who = { account, address, userId: user?.user_id, device };
    const tried = await triesAtPassword(database.db, who);
    await countTry(database, tried, now());
    if (!(await fits(passwordHash, body.password))) throw new Refusal('invalid_login');
    await forgive(database, tried);
    if (!user?.proved_at) return sendToProve(call);
    await demandSecondFactor(call, user.user_id);
    const token = await issueToken(database.db, user.user_id, beginningOf(call));
    await rememberDevice(database.db, call, user.user_id, now());
    return { ...token, extra_data: { user: await sessionUserOf(database, user.user_id) } };
  });
}
