import type { z } from 'zod';
import type {
  checkCard,
  findByName,
  findCustomer,
  readTillCustomer,
  registerCustomer,
} from '../../../../contract/customers/customers.ts';
import { send } from '../../../session/api.ts';
import { noted, patience } from './network.ts';
import type { TillSession } from './till-session.ts';

export type Registration = z.input<typeof registerCustomer.body & z.ZodType>;

/** The calls of a till that find customers and register them. */
export function customerCalls({ token, storeId }: Pick<TillSession, 'token' | 'storeId'>) {
  const own = () => ({ token, params: { storeId }, signal: AbortSignal.timeout(patience) });
  return {
    find: (code: string) =>
      noted(
        send<typeof findCustomer>('GET', '/stores/{storeId}/customers/find', {
          ...own(),
          query: { code },
        }),
      ),
    byName: (name: string) =>
      noted(
        send<typeof findByName>('GET', '/stores/{storeId}/customers/by-name', {
          ...own(),
          query: { name },
        }),
      ),
    read: (id: number) =>
      noted(
        send<typeof readTillCustomer>('GET', '/stores/{storeId}/customers/{id}', {
          ...own(),
          params: { storeId, id },
        }),
      ),
    checkCard: (card_number: string) =>
      noted(
        send<typeof checkCard>('GET', '/stores/{storeId}/customers/card-check', {
          ...own(),
          query: { card_number },
        }),
      ),
    register: (body: Registration) =>
      noted(
        send<typeof registerCustomer>('POST', '/stores/{storeId}/customers', { ...own(), body }),
      ),
  };
}
