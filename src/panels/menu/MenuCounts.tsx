import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { supplierGifts } from '../../../contract/gift-orders/supplier-invoices.ts';
import { can, type PermissionPath } from '../../../contract/permissions/permissions.ts';
import type { companyNotifications } from '../../../contract/reports/company-home.ts';
import { send } from '../../session/api.ts';
import { useCan, usePanel } from '../../shell/context.ts';

export type Counts = Readonly<Record<string, number>>;

interface Entry {
  readonly word: string;
  readonly permission: PermissionPath;
}

/** Below which entry of the menu each is looked after, and by whom. */
const entries: Readonly<Record<string, Entry>> = {
  orders_requested: { word: 'redemptions', permission: 'redemptions.read' },
  messages_failed: { word: 'campaigns', permission: 'messages.read' },
  campaigns_paused: { word: 'campaigns', permission: 'campaigns.read' },
  campaign_rewards_failed: { word: 'campaigns', permission: 'campaigns.read' },
  synergies_asked: { word: 'collaborators', permission: 'collaborators.read' },
};

/** The state of an order that its supplier has not answered yet. */
const requested = '1';
const staleTime = 60_000;

function useOfCompany(): Counts {
  const { panel, store, grants } = usePanel();
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
  const counts: Record<string, number> = {};
  for (const { notification_id: id, count } of data) {
    const entry = entries[id];
    if (entry && count && can(grants, entry.permission))
      counts[entry.word] = (counts[entry.word] ?? 0) + count;
  }
  return counts;
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
