import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWritten } from '../../../shell/use-written.ts';
import { WhyList } from '../why/WhyList.tsx';
import { FromCampaigns } from './FromCampaigns.tsx';
import { LeftToPay } from './LeftToPay.tsx';
import type { ReceiptDraft } from './use-receipt-form.ts';

interface Props {
  readonly draft: ReceiptDraft;
  readonly currency: string;
}

/** What the receipt would earn as it stands, and why; nothing is written yet. */
export function Quote({ draft: { quote, isCurrent }, currency }: Props) {
  const translate = useTranslate();
  const { number } = useWritten(currency);
  if (!quote) return null;
  const { points, balance_after, refused } = quote;
  return (
    <Box aria-busy={!isCurrent} sx={{ opacity: isCurrent ? 1 : 0.6 }}>
      <div role="status">
        {refused ? (
          <Alert severity="warning">{refused.message}</Alert>
        ) : (
          <Box sx={{ bgcolor: 'action.hover', borderRadius: 2, p: 2 }}>
            <Typography variant="h3" component="p">
              {translate('newReceipt.earns', { points: number(points), smart_count: points })}
            </Typography>
            <FromCampaigns campaigns={quote.campaigns} />
            <LeftToPay amounts={quote} currency={currency} />
            <Typography color="text.secondary">
              {translate('newReceipt.balanceAfter', { points: number(balance_after) })}
            </Typography>
          </Box>
        )}
      </div>
    </Box>
  );
}

/** Why it would earn that: each rule that was tried. */
export function QuoteWhy({ draft: { quote }, currency }: Props) {
  const translate = useTranslate();
  if (!quote || quote.refused) return null;
  return (
    <div>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {translate('receipt.why')}
      </Typography>
      <WhyList rules={quote.rules} currency={currency} />
    </div>
  );
}
