import { type Effect, effectsOf } from '../../contract/engine/effects.ts';
import type { Endpoint } from '../../contract/engine/endpoint.ts';
import type { Call } from '../http/call.ts';
import { type Api, serve } from '../http/serve.ts';

const currencyOf = {
  name: 'currency-of-effects',
  text: 'select currency from stores where company_id = $1 and store_id = $1',
};

/** Serves the call that counts what a save would change; `count` answers also what is none. */
export function foresee<E extends Endpoint>(
  api: Api,
  save: E,
  count: (call: Call<E>) => Promise<readonly Effect[]>,
) {
  serve(api, effectsOf(save), async (call) => {
    const { database, scope } = call;
    const found = await count(call as unknown as Call<E>);
    const values = [scope.companyId];
    const { rows } = await database.pool.query<{ currency: string }>({ ...currencyOf, values });
    return { effects: found.filter((each) => each.count > 0), currency: rows[0]?.currency ?? '' };
  });
}
