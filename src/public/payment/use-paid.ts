import { useEffect, useState } from 'react';
import type { Dashboard } from '../../../contract/billing/dashboard.ts';
import { send } from '../../session/api.ts';
import { session } from '../../session/session.ts';

const pauseMs = 1500;

/** Which of the billings the server still waits for; undefined where nobody knows. */
async function owed(billings: readonly number[]): Promise<boolean | undefined> {
  const { store } = session();
  if (!store) return undefined;
  const of = store.kind === 'company' ? 'companies' : 'stores';
  const path = `/${of}/{storeId}/general-settings/billing-dashboard/current` as const;
  const params = { storeId: store.store_id };
  const { data } = await send<Dashboard['current']>('GET', path, { params });
  return data.unpaid_billings.some(
    ({ billing_id: id }) => !billings.length || billings.includes(id),
  );
}

/** Whether the server says that they are paid: asked again until it does. */
export function usePaid(billings: readonly number[]): boolean {
  const [isPaid, setPaid] = useState(false);
  const named = billings.join(',');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ids = named ? named.split(',').map(Number) : [];
    const ask = async () => {
      const waits = await owed(ids).catch(() => undefined);
      if (left) return;
      if (waits === false) setPaid(true);
      else timer = setTimeout(() => void ask(), pauseMs);
    };
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [named]);
  return isPaid;
}
