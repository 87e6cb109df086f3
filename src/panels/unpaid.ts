import type { OwnStore } from '../../contract/people/session.ts';
import { can, type Grants, treeOf } from '../../contract/permissions/permissions.ts';
import { whileUnpaid } from '../../contract/permissions/while-ended.ts';
import type { loadCompany } from '../../contract/settings/company-profile.ts';
import type { loadStore } from '../../contract/settings/store-settings.ts';
import { send } from '../session/api.ts';
import type { Unpaid } from '../shell/context.ts';

const load = ({ kind, store_id }: OwnStore) =>
  kind === 'company'
    ? send<typeof loadCompany>('GET', '/companies/{id}', { params: { id: store_id } })
    : send<typeof loadStore>('GET', '/stores/{storeId}', { params: { storeId: store_id } });

/** What is to be paid before a place works again: code 301 of its load (company-load-301). Nothing where it works. */
export async function loadUnpaid(store: OwnStore): Promise<Unpaid | undefined> {
  if (store.active_subscription || store.kind === 'supplier') return undefined;
  // Whoever may not load it only reads: the banner tells them why.
  const answer = await load(store).catch(() => undefined);
  if (answer?.code !== 301) return undefined;
  const { public_key, session_id } = answer.extra_data ?? {};
  return {
    publicKey: typeof public_key === 'string' ? public_key : null,
    sessionId: String(session_id ?? ''),
  };
}

/** Of what a person may do, what is left while their place owes. */
export function leftWhileUnpaid(held: Grants): Grants {
  const tree = treeOf(whileUnpaid.filter((path) => can(held, path)));
  return { userStorePermissions: tree, storePermissions: tree };
}
