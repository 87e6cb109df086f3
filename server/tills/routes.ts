import { chooseCashier, leaveTill } from '../../contract/tills/cashiers.ts';
import { tillProducts } from '../../contract/tills/till-products.ts';
import {
  createPairing,
  pair,
  tillDevices,
  tillFacts,
  unpair,
  unpairDevice,
} from '../../contract/tills/tills.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { countTry, giveBack, ofAddress } from '../http/throttle.ts';
import { lockTill, unlockTill } from './cashiers.ts';
import { factsOf } from './facts.ts';
import { createCode, devicesOf, signOutDevice, signOutTills, spendCode } from './pairing.ts';
import { productsCoded, productsNamed } from './products.ts';

const mostWrongCodes = 5;

/** Devices that are tills: how they are paired, and what they need to know. */
export function mountTills(api: Api) {
  serve(api, createPairing, ({ database, scope, params, caller, now }) =>
    createCode(database, scope, params.id, caller.userId, now()),
  );
  serve(api, unpair, async ({ database, scope, params }) => ({
    devices: await signOutTills(database, scope, params.id),
  }));
  serve(api, tillDevices, async ({ database, scope, params }) => ({
    devices: await devicesOf(database, scope, params.id),
  }));
  serve(api, unpairDevice, ({ database, scope, params }) =>
    signOutDevice(database, scope, params.id, params.deviceId),
  );
  serve(api, pair, async ({ database, body, address, agent, now }) => {
    // Codes are nobody's account: only the address can be told to wait.
    const tried = [{ ...ofAddress('pair:', address), most: mostWrongCodes }];
    await countTry(database, tried, now());
    const paired = await spendCode(database, body.code, { address, agent, nowMs: now() });
    if (!paired) throw invalidField('code', 'wrongCode');
    await giveBack(database, tried);
    return paired;
  });
  serve(api, tillProducts, ({ database, scope, query, now }) =>
    query.code
      ? productsCoded(database, scope, query.code, now())
      : productsNamed(database, scope, query.q, now()),
  );
  serve(api, chooseCashier, (call) => unlockTill(call, call.body));
  serve(api, leaveTill, lockTill);
  serve(api, tillFacts, ({ database, scope, caller, now }) =>
    factsOf(database, scope, { cashier: caller.fullName, nowMs: now() }),
  );
}
