import type { OwnStore } from '../../contract/people/session.ts';
import type { TestApp } from '../support/app.ts';
import type { Caller } from './calls.ts';

const mobiles = ['6900000001', '6900000002', '6900000003', '6900000004'];

/** Signs in one of the demo's people, and returns their token. */
export async function tokenOf({ app }: TestApp, mobile: string): Promise<string> {
  const login = await app.request('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ country_id: 300, mobile, password: 'pistos-demo' }),
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  return data.access_token;
}

async function signIn(within: TestApp, mobile: string): Promise<Caller[]> {
  const token = await tokenOf(within, mobile);
  const own = await within.app.request('/api/users/stores/all', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { stores } = ((await own.json()) as { data: { stores: OwnStore[] } }).data;
  return stores.map(({ store_id, kind }) => ({ mobile, token, kind, storeId: store_id }));
}

/** The demo's people, each at each of their places. */
export async function callersOf(within: TestApp): Promise<Caller[]> {
  return (await Promise.all(mobiles.map((mobile) => signIn(within, mobile)))).flat();
}
