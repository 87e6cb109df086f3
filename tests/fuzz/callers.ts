import type { OwnStore } from '../../contract/people/session.ts';
import { type Caller, kinds } from './calls.ts';

/** Whatever answers calls: an application, or a server by its address. */
interface Answering {
  readonly app: {
    request(path: string, init?: RequestInit): Response | Promise<Response>;
  };
}

const mobiles = ['6900000001', '6900000002', '6900000003', '6900000004'];

/** Signs in one of the demo's people, and returns their token. */
export async function tokenOf({ app }: Answering, mobile: string): Promise<string> {
  const login = await app.request('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ country_id: 300, mobile, password: 'pistos-demo' }),
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  return data.access_token;
}

async function signIn(within: Answering, mobile: string): Promise<Caller[]> {
  const token = await tokenOf(within, mobile);
  const own = await within.app.request('/api/users/stores/all', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { stores } = ((await own.json()) as { data: { stores: OwnStore[] } }).data;
  return stores.map(({ store_id, kind }) => ({ mobile, token, kind, storeId: store_id }));
}

/** The demo's people, each at each of their places. */
export async function callersOf(within: Answering): Promise<Caller[]> {
  return (await Promise.all(mobiles.map((mobile) => signIn(within, mobile)))).flat();
}

/** Who calls a path with the most rights: the first with a place of the kind that it begins with. */
export function callerAt(path: string, callers: readonly Caller[]): Caller | undefined {
  const kind = Object.entries(kinds).find(([name]) => path.startsWith(`/${name}/`))?.[1];
  return callers.find((each) => each.kind === kind) ?? callers[0];
}
