import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { supplierGifts } from '../../contract/gift-orders/supplier-invoices.ts';
import type { companyNotifications } from '../../contract/reports/company-home.ts';
import { whenQuiet } from '../realtime/when-quiet.ts';
import { send } from '../session/api.ts';
import { useCan, usePanel } from '../shell/context.ts';

type Counts = Readonly<Record<string, number>>;

/** Below which entry of the menu each is looked after. */
const entries: Readonly<Record<string, string>> = {
  orders_requested: 'redemptions',
  messages_failed: 'messages',
  synergies_asked: 'collaborators',
};

/** The state of an order that its supplier has not answered yet. */
const requested = '1';
const staleTime = 60_000;

/** Whether the first screen has what it shows: nobody waits for the menu to see it. */
function useQuiet() {
  const queries = useQueryClient();
  const [quiet, setQuiet] = useState(false);
  useEffect(
    () =>
      whenQuiet(
        () => queries.isFetching() > 0,
        () => setQuiet(true),
      ),
    [queries],
  );
  return quiet;
}

function useOfCompany(quiet: boolean): Counts {
  const { panel, store } = usePanel();
  const may = useCan('homepage.read') && panel === 'loyaltyPanel';
  const params = { storeId: store.store_id };
  const { data = [] } = useQuery({
    enabled: may && quiet,
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

function useOfSupplier(quiet: boolean): Counts {
  const { panel, store } = usePanel();
  const may = useCan('supplier.send_reports.read') && panel === 'supplierPanel';
  const { data } = useQuery({
    enabled: may && quiet,
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

/** What waits for somebody, by the word of the menu entry below which it is looked after. */
export function useMenuCounts(): Counts {
  const quiet = useQuiet();
  const company = useOfCompany(quiet);
  const supplier = useOfSupplier(quiet);
  return { ...company, ...supplier };
}
