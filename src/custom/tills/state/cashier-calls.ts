import type { z } from 'zod';
import type { chooseCashier, leaveTill } from '../../../../contract/tills/cashiers.ts';
import { send } from '../../../session/api.ts';
import { noted, patience } from './network.ts';
import type { TillSession } from './till-session.ts';

const path = '/stores/{storeId}/till/cashier';
type Pin = z.input<typeof chooseCashier.body & z.ZodType>;

/** The calls of a paired till that say who is at it. */
export function cashierCalls({ token, storeId }: Pick<TillSession, 'token' | 'storeId'>) {
  const own = () => ({ token, params: { storeId }, signal: AbortSignal.timeout(patience) });
  return {
    unlock: (body: Pin) => noted(send<typeof chooseCashier>('POST', path, { ...own(), body })),
    lock: () => noted(send<typeof leaveTill>('DELETE', path, own())),
  };
}
