import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Billing } from '../../../../contract/billing/billings.ts';
import { formatDate } from '../../../i18n/format.ts';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { useWritten } from '../../../shell/use-written.ts';

interface Props {
  readonly billing: Billing;
  readonly onSave: (refundId: number) => Promise<void>;
}

/** What was given back of a billing, and is being, each with its credit note. */
export function Refunds({ billing, onSave }: Props) {
  const translate = useTranslate();
  const { money } = useWritten(billing.currency);
  if (!billing.refunds.length) return null;
  return (
    <Box component="ul" aria-label={translate('billingShared.refunds')} sx={{ m: 0, pl: 2.5 }}>
      {billing.refunds.map(({ refund_id, state, amount, created_at, settled_at, ...refund }) => {
        const number = refund.credit_note_number;
        const label = translate('billingShared.creditNote', { number });
        return (
          <li key={refund_id}>
            <Typography component="span" variant="body2" sx={{ mr: 1 }}>
              {[
                formatDate(settled_at ?? created_at),
                money(amount),
                translate(`billingShared.refundStates.${state}`),
              ].join(' · ')}
            </Typography>
            {number === null ? null : (
              <DownloadButton label={label} onDownload={() => onSave(refund_id)} />
            )}
          </li>
        );
      })}
    </Box>
  );
}
