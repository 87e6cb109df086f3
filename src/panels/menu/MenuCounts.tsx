import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { supplierGifts } from '../../../contract/gift-orders/supplier-invoices.ts';
import type { companyNotifications } from '../../../contract/reports/company-home.ts';
import { send } from '../../session/api.ts';
import { useCan, usePanel } from '../../shell/context.ts';

export type Counts = Readonly<Record<string, number>>;

/** Below which entry of the menu each is looked after. */
const entries: Readonly<Record<string, string>> = {
  orders_requested: 'redemptions',
  messages_failed: 'messages',
  synergies_asked: 'collaborators',
};

/** The state of an order that its supplier has not answered yet. */
const requested = '1';
const staleTime = 60_000;

function useOfCompany(): Counts {
  const { panel, store } = usePanel();
  const may = useCan('homepage.read') && panel === 'loyaltyPanel';
  const params = { storeId: store.store_id };
  const { data = [] } = useQuery({
    enabled: may,
    staleTime,
    queryKey: ['company-home', store.store_id, 'notices'],
    queryFn: async ({ signal }) =>
      (
        await send<typeof companyNotifications>('GET', '/companies/{storeId}/notifications', {
          params,
          signal,
        })
      ).data.notifications,
  });
  return Object.fromEntries(
    data.flatMap(({ notification_id: id, count }) =>
      entries[id] && count ? [[entries[id], count]] : [],
    ),
  );
}

function useOfSupplier(): Counts {
  const { panel, store } = usePanel();
  const may = useCan('supplier.send_reports.read') && panel === 'supplierPanel';
  const { data } = useQuery({
    enabled: may,
    staleTime,
    queryKey: ['redemptions', 'waiting', store.store_id],
    queryFn: async ({ signal }) => {
      const { data: answer } = await send<typeof supplierGifts>(
        'GET',
        '/suppliers/{id}/supplier-gifts',
        { params: { id: store.store_id }, query: { status: requested }, signal },
      );
      return answer.supplier_gifts.reduce((sum, { redemptions }) => sum + redemptions, 0);
    },
  });
  return data ? { sendReports: data } : {};
}

interface Props {
  readonly onCounts: (counts: Counts) => void;
}

/** Tells the menu what waits for somebody, by the word of the entry below which it is looked after. */
export function MenuCounts({ onCounts }: Props) {
  const all = JSON.stringify({ ...useOfCompany(), ...useOfSupplier() });
  useEffect(() => onCounts(JSON.parse(all)), [all, onCounts]);
  return null;
}
