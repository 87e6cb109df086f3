import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { FinancialData } from '../../../../contract/reports/financial-data.ts';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { useOwnStores } from '../../../resources/pieces/use-own-stores.ts';
import { usePanel } from '../../../shell/context.ts';

type Span = Pick<FinancialData['period'], 'since' | 'until'>;

/** Where the receipts of a store are that were posted in a period; null for whom its panel is closed, undefined until that is known. */
export function useReceiptsOf({ since, until }: Span, channel?: string | undefined) {
  const { lang } = usePanel();
  const { data: stores } = useOwnStores();
  return (storeId: number): string | null | undefined => {
    if (!stores) return undefined;
    const own = stores.find(({ store_id }) => store_id === storeId);
    if (own?.kind !== 'store') return null;
    const bought = channel ? { channel } : {};
    const filter = { created_at: `${since}..${until}`, status: 'posted', ...bought };
    const next = `/${lang}/storePanel/transactions${filteredBy(filter)}`;
    // Another store is entered first, outside any panel: this one would be forbidden to it.
    const query = new URLSearchParams({ store: String(storeId), next });
    return `/${lang}/user-stores?${query}`;
  };
}

interface Props {
  readonly storeId: number;
  readonly period: Span;
  /** What it leads to, for whoever hears it only. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The receipts of a store that were posted in the period, in its own panel; bare text for whom that is closed. */
export function ReceiptsLink({ storeId, period, label, children }: Props) {
  const to = useReceiptsOf(period)(storeId);
  if (!to) return children;
  return (
    <Link component={RouterLink} to={to} aria-label={label}>
      {children}
    </Link>
  );
}
