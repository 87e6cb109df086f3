import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Ask } from '../../billing/shared/Ask.tsx';
import type { ReceiptDraft } from './use-receipt-form.ts';

interface Props {
  readonly draft: ReceiptDraft;
  readonly currency: string;
}

/** Asks before a number is recorded that a receipt of the store has already. */
export function SameNumberQuestion({ draft: { same, repeat, dismiss }, currency }: Props) {
  const translate = useTranslate();
  const { money } = useWritten(currency);
  if (!same) return null;
  const { number, amount, at } = same;
  const isToday = formatDate(at) === formatDate(Date.now());
  const facts = { number, amount: money(amount), date: formatDate(at), time: formatTime(at) };
  return (
    <Ask
      title={translate('newReceipt.same.title')}
      yes={translate('newReceipt.same.again')}
      onYes={repeat}
      onClose={dismiss}
    >
      <DialogContentText>
        {translate(isToday ? 'newReceipt.same.today' : 'newReceipt.same.earlier', facts)}
      </DialogContentText>
    </Ask>
  );
}
