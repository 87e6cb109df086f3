import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  acceptVoucher,
  checkVoucher,
  rejectVoucher,
  SettledVoucher,
  VoucherFacts,
} from '../../../../contract/coupons/redemption.ts';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { ApiError, send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { usePanel } from '../../../shell/context.ts';

/** A code that was looked at, and for whom. */
export interface Looked {
  readonly code: string;
  readonly facts: VoucherFacts;
  readonly customer: TillCustomer | undefined;
}

/** One call at a time, and what the last one was refused with. */
function useAttempt() {
  const [refused, setRefused] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) showForbidden();
      else setRefused(error);
    } finally {
      setBusy(false);
    }
  }
  return { attempt, refused, setRefused, busy };
}

/** Looks at a code, then accepts or rejects it; every refusal stays on the screen. */
export function useRedeeming() {
  const { store } = usePanel();
  const queries = useQueryClient();
  const { once, lost } = useOneKey();
  const [looked, setLooked] = useState<Looked>();
  const [done, setDone] = useState<SettledVoucher>();
  const { attempt, refused, setRefused, busy } = useAttempt();
  const params = { storeId: store.store_id };
  const bodyOf = (code: string, customer?: TillCustomer) => ({
    voucher: code,
    ...(customer ? { user_account_id: customer.user_account_id } : {}),
  });
  const check = (code: string, customer?: TillCustomer) =>
    attempt(async () => {
      setDone(undefined);
      setLooked(undefined);
      const body = bodyOf(code, customer);
      const path = '/stores/{storeId}/redemption/check';
      const { data } = await send<typeof checkVoucher>('POST', path, { params, body });
      setLooked({ code, facts: data, customer });
    });
  const settle = (path: (typeof acceptVoucher | typeof rejectVoucher)['path']) =>
    attempt(async () => {
      if (!looked) return;
      const body = bodyOf(looked.code, looked.customer);
      const { data } = await once((idempotencyKey) =>
        send<typeof acceptVoucher>('POST', path as typeof acceptVoucher.path, {
          params,
          body,
          idempotencyKey,
        }),
      );
      setDone(data);
      setLooked(undefined);
      await queries.invalidateQueries({ queryKey: ['redemptions'] });
    });
  return {
    looked,
    done,
    refused,
    busy,
    lost,
    check,
    accept: () => settle('/stores/{storeId}/redemption/accept'),
    reject: () => settle('/stores/{storeId}/redemption/reject'),
    again: () => {
      setLooked(undefined);
      setDone(undefined);
      setRefused(undefined);
    },
  };
}
export type Redeeming = ReturnType<typeof useRedeeming>;
