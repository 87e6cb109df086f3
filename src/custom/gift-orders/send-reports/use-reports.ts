import { useQuery } from '@tanstack/react-query';
import type { supplierGifts } from '../../../../contract/gift-orders/supplier-invoices.ts';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';

/** The supplier's redeemed gifts by gift, state and invoice; of one state, or of all. */
export function useReports(status?: number) {
  const { store } = usePanel();
  const may = useCan('supplier.send_reports.read');
  return useQuery({
    queryKey: ['redemptions', 'supplier-gifts', store.store_id, status ?? 'all'],
    enabled: may,
    queryFn: async ({ signal }) => {
      const params = { id: store.store_id };
      const query = status === undefined ? {} : { status: String(status) };
      const path = '/suppliers/{id}/supplier-gifts';
      const { data } = await send<typeof supplierGifts>('GET', path, { params, query, signal });
      return data.supplier_gifts;
    },
  });
}

/** How many orders there are in each state. */
export function countsOf(reports: readonly { status: number; redemptions: number }[]) {
  const counts = new Map<number, number>();
  for (const { status, redemptions } of reports)
    counts.set(status, (counts.get(status) ?? 0) + redemptions);
  return counts;
}
