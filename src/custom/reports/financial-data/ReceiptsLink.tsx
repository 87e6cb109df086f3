import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ownStores } from '../../../../contract/people/session.ts';
import type { FinancialData } from '../../../../contract/reports/financial-data.ts';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** The stores whose panel the user may open: there are the receipts. */
const useOwnStores = () =>
  useQuery({
    queryKey: ['own-stores'],
    queryFn: async ({ signal }) =>
      (await send<typeof ownStores>('GET', '/users/stores/all', { signal })).data.stores,
  }).data ?? [];

interface Props {
  readonly storeId: number;
  readonly period: FinancialData['period'];
  /** What it leads to, for whoever hears it only. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The receipts of a store that were posted in the period, in its own panel; bare text for whom that is closed. */
export function ReceiptsLink({ storeId, period: { since, until }, label, children }: Props) {
  const { lang } = usePanel();
  const own = useOwnStores().find(({ store_id }) => store_id === storeId);
  if (own?.kind !== 'store') return children;
  const filter = { created_at: `${since}..${until}`, status: 'posted' };
  const next = `/${lang}/storePanel/transactions${filteredBy(filter)}`;
  // Another store is entered first, outside any panel: this one would be forbidden to it.
  const query = new URLSearchParams({ store: String(storeId), next });
  return (
    <Link component={RouterLink} to={`/${lang}/user-stores?${query}`} aria-label={label}>
      {children}
    </Link>
  );
}
