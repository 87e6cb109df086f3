import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReceiptPage } from '../../../../contract/transactions/transaction-calls.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import type { FactsProps } from './ReceiptFacts.tsx';

type Return = ReceiptPage['returns'][number];

function OneReturn({ entry, currency }: { entry: Return; currency: string }) {
  const translate = useTranslate();
  const { money, number } = useWritten(currency);
  const parts = {
    taken: entry.points_taken,
    givenBack: entry.points_given_back,
    expired: entry.points_expired,
    owes: entry.deficit,
  };
  const paidBack = translate('returning.did.moneyBack', { amount: money(entry.money_back) });
  const sentences = Object.entries(parts)
    .filter(([, points]) => points > 0)
    .map(([name, points]) => translate(`returning.did.${name}`, { points: number(points) }));
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <strong>{money(entry.amount)}</strong>
        <Typography variant="body2" color="text.secondary">
          {`${formatDateTime(entry.created_at)}, ${entry.cashier}`}
        </Typography>
      </Box>
      <Typography variant="body2">{[paidBack, ...sentences].join(' ')}</Typography>
      {entry.reason ? (
        <Typography variant="body2" color="text.secondary">
          {translate('returning.because', { reason: entry.reason })}
        </Typography>
      ) : null}
    </Box>
  );
}

/** What of the receipt came back so far, when and through whom. */
export function Returns({ receipt: { returns, transaction }, currency }: FactsProps) {
  const translate = useTranslate();
  const { money } = useWritten(currency);
  if (transaction.status !== 'posted') return null;
  return (
    <Section title={translate('returning.title')}>
      {returns.length ? (
        <>
          <Typography sx={{ mb: 1 }}>
            {translate('returning.soFar', {
              returned: money(transaction.returned_amount),
              amount: money(transaction.amount),
            })}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {returns.map((each) => (
              <OneReturn key={each.return_id} entry={each} currency={currency} />
            ))}
          </Box>
        </>
      ) : (
        <Typography color="text.secondary">{translate('returning.none')}</Typography>
      )}
    </Section>
  );
}
