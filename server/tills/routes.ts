import { can } from '../../contract/permissions.ts';
import { createPairing, pair, tillFacts, unpair } from '../../contract/tills.ts';
import { assertMayTry, countFailure } from '../auth/throttle.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { factsOf } from './facts.ts';
import { createCode, signOutTills, spendCode } from './pairing.ts';

/** Devices that are tills: how they are paired, and what they need to know. */
export function mountTills(api: Api) {
  serve(api, createPairing, ({ database, scope, params, caller, now }) =>
    createCode(database, scope, params.id, caller.userId, now()),
  );
  serve(api, unpair, async ({ database, scope, params }) => ({
    devices: await signOutTills(database, scope, params.id),
  }));
  serve(api, pair, async ({ database, body, address, now }) => {
    // Codes are nobody's account: only the address can be told to wait.
    const tried = { account: `pair:${address}`, address: `pair:${address}` };
    await assertMayTry(database, tried, now());
    const paired = await spendCode(database, body.code, now());
    if (paired) return paired;
    await countFailure(database, tried, now());
    throw invalidField('code', 'wrongCode');
  });
  serve(api, tillFacts, async ({ database, scope, caller, now }) => {
    const mayRegister = can(scope, 'customers.create');
    return factsOf(database, scope, { cashier: caller.fullName, mayRegister, nowMs: now() });
  });
}
