import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type {
  readWallets,
  removeAppleWallet,
  WalletSettings,
} from '../../../../contract/settings/wallets.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { ApiError, send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** What the company has set up for the wallets of phones. */
export function useWallets() {
  const queries = useQueryClient();
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  const queryKey = ['wallets', store.store_id];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (
        await send<typeof readWallets>('GET', '/companies/{storeId}/settings/wallets', {
          params,
          signal,
        })
      ).data,
  });
  const show = (settings: WalletSettings) => queries.setQueryData(queryKey, settings);
  return { ...query, params, show };
}
export type Wallets = ReturnType<typeof useWallets>;

/** Does something with a wallet, and says what went wrong with it. */
export function useWalletAction(done?: string) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      if (done) notify(done, { type: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) showForbidden();
      else notify(saidBy(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}

/** Takes a wallet away from the vouchers of the company. */
export function useRemoval({ params, show }: Wallets, wallet: 'apple' | 'google') {
  const { busy, act } = useWalletAction('businessProfile.wallets.removed');
  // Both calls take and answer the same.
  const path = `/companies/{storeId}/settings/wallets/${wallet}` as typeof removeAppleWallet.path;
  const remove = () =>
    act(async () => {
      const { data } = await send<typeof removeAppleWallet>('DELETE', path, { params });
      show(data);
    });
  return { busy, remove };
}
