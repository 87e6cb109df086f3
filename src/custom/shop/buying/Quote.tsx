import { Alert, Skeleton, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ShopQuote } from '../../../../contract/shop/shop.ts';
import { formatDate } from '../../../i18n/format.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { useWritten } from '../../../shell/use-written.ts';

/** How it is paid, in a sentence. */
export function usePaysBy() {
  const translate = useTranslate();
  return ({ pays_by, card, due_at }: ShopQuote) =>
    translate(`shop.paysBy.${pays_by}`, {
      card: card ? `${card.brand.toUpperCase()} •••• ${card.last4}` : '',
      date: due_at ? formatDate(due_at) : '',
    });
}

function Sums({ quote }: { quote: ShopQuote }) {
  const translate = useTranslate();
  const { money } = useWritten(quote.currency);
  const rows = [
    ['net', quote.net],
    ['vat', quote.vat],
    ['total', quote.total],
  ] as const;
  return (
    <Table size="small" aria-label={translate('shop.quote')}>
      <TableBody>
        {rows.map(([name, amount]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ fontWeight: name === 'total' ? 650 : 400 }}>
              {translate(`shop.sums.${name}`, { rate: quote.vat_rate })}
            </TableCell>
            <TableCell
              align="right"
              sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: name === 'total' ? 650 : 400 }}
            >
              {money(amount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** What it comes to, as the server has it, and how it is paid. */
export function Quote({ query }: { query: UseQueryResult<ShopQuote> }) {
  const translate = useTranslate();
  const paysBy = usePaysBy();
  const { data, error } = query;
  if (error) return <Alert severity="error">{translate(saidBy(error))}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={130} />;
  return (
    <div aria-live="polite">
      <Sums quote={data} />
      <Typography sx={{ mt: 1 }}>{paysBy(data)}</Typography>
      {data.card?.is_test ? (
        <Typography variant="body2" color="text.secondary">
          {translate('shop.isTest')}
        </Typography>
      ) : null}
    </div>
  );
}
