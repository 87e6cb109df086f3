import {
  addPasskey,
  confirmAuthenticator,
  newRecoveryCodes,
  readSecurity,
  removeAuthenticator,
  removePasskey,
  type Security,
  startAuthenticator,
  startPasskey,
} from '../../../contract/people/second-factor.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { countTry, forgive, triesOf } from '../../http/throttle.ts';
import {
  appOfUser,
  confirmApp,
  hasApp,
  removeApp,
  spendAppCode,
  startApp,
} from '../second-factor/authenticator.ts';
import { begin, begun, end, endAll } from '../second-factor/challenges.ts';
import {
  creationOptions,
  keepPasskey,
  listPasskeys,
  removePasskeyOf,
  siteOf,
} from '../second-factor/passkeys.ts';
import {
  forgetRecoveryCodes,
  recoveryCodesLeft,
  renewRecoveryCodes,
} from '../second-factor/recovery-codes.ts';
import { assertPassword } from './change-password.ts';
import { tellOf } from './notices.ts';
import { mountSecondFactor } from './second-factor.ts';
import { sessionUserOf } from './session-routes.ts';

/** How somebody signs in beside their password; nothing of it is secret. */
async function securityOf(db: Executor, userId: number): Promise<Security> {
  return {
    authenticator: await hasApp(db, userId),
    passkeys: await listPasskeys(db, userId),
    recovery_codes_left: await recoveryCodesLeft(db, userId),
  };
}

/** Their owner is told of it. After the first factor there are recovery codes; with no factor left they would open nothing. */
async function settled(tx: Executor, userId: number) {
  await endAll(tx, userId);
  await tellOf(tx, userId, 'factors');
  const { authenticator, passkeys, recovery_codes_left } = await securityOf(tx, userId);
  const isOn = authenticator || passkeys.length > 0;
  if (!isOn) await forgetRecoveryCodes(tx, userId);
  const isFirst = isOn && recovery_codes_left === 0;
  const recovery_codes = isFirst ? await renewRecoveryCodes(tx, userId) : null;
  return { security: await securityOf(tx, userId), recovery_codes };
}

function mountAuthenticator(api: Api) {
  serve(api, startAuthenticator, async (call) => {
    const { database, caller, body, settings } = call;
    await assertPassword(call, body.password, 'password');
    if (await hasApp(database.db, caller.userId)) throw new Refusal('already_exists');
    const { mobile } = await sessionUserOf(database, caller.userId);
    return startApp(database.db, caller.userId, mobile, settings.secret);
  });
  serve(api, confirmAuthenticator, async (call) => {
    const { database, caller, body, settings, address, now } = call;
    const tried = triesOf('app:', { account: String(caller.userId), address });
    await countTry(database, tried, now());
    const done = await database.db.transaction(async (tx) => {
      if (!(await appOfUser(tx, caller.userId))) throw new Refusal('not_found');
      if (!(await spendAppCode(tx, caller.userId, body.code, settings.secret, now())))
        throw invalidField('code', 'wrongCode');
      await confirmApp(tx, caller.userId, now());
      return settled(tx, caller.userId);
    });
    await forgive(database, tried);
    return done;
  });
  serve(api, removeAuthenticator, async (call) => {
    await assertPassword(call, call.body.password, 'password');
    return call.database.db.transaction(async (tx) => {
      await removeApp(tx, call.caller.userId);
      return (await settled(tx, call.caller.userId)).security;
    });
  });
}

function mountPasskeys(api: Api) {
  serve(api, startPasskey, async (call) => {
    const { database, caller, body, settings, now } = call;
    await assertPassword(call, body.password, 'password');
    const user = await sessionUserOf(database, caller.userId);
    const options = await creationOptions(database.db, user, siteOf(settings.publicUrl));
    const { db } = database;
    const challenge = await begin(db, caller.userId, 'passkey', options.challenge, now());
    return { challenge, options: { ...options } };
  });
  serve(api, addPasskey, async ({ database, caller, body, settings, now }) =>
    database.db.transaction(async (tx) => {
      const challenge = await begun(tx, body.challenge, 'passkey', now());
      const isTheirs = challenge?.user_id === caller.userId && (await end(tx, body.challenge));
      const made = { ...body, challenge: challenge?.challenge ?? '' };
      const site = siteOf(settings.publicUrl);
      if (!isTheirs || !(await keepPasskey(tx, caller.userId, made, site)))
        throw invalidField('response', 'invalid');
      return settled(tx, caller.userId);
    }),
  );
  serve(api, removePasskey, async (call) => {
    const { database, caller, params } = call;
    await assertPassword(call, call.body.password, 'password');
    return database.db.transaction(async (tx) => {
      if (!(await removePasskeyOf(tx, caller.userId, params.id))) throw new Refusal('not_found');
      return (await settled(tx, caller.userId)).security;
    });
  });
}

/** How somebody proves who they are beside their password: set up, used and taken away. */
export function mountSecurity(api: Api) {
  mountSecondFactor(api);
  serve(api, readSecurity, ({ database, caller }) => securityOf(database.db, caller.userId));
  mountAuthenticator(api);
  mountPasskeys(api);
  serve(api, newRecoveryCodes, async (call) => {
    const { database, caller, body } = call;
    await assertPassword(call, body.password, 'password');
    return database.db.transaction(async (tx) => {
      const recovery_codes = await renewRecoveryCodes(tx, caller.userId);
      await tellOf(tx, caller.userId, 'recovery_codes');
      return { security: await securityOf(tx, caller.userId), recovery_codes };
    });
  });
}
