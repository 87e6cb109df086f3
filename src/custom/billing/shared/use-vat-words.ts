import { useTranslate } from 'react-admin';
import type { VatCheck } from '../../../../contract/billing/subscriptions.ts';
import { formatDate } from '../../../i18n/format.ts';

/** What the register of tax numbers said of a buyer's number; nothing where there is none to ask about. */
export function useVatWords() {
  const translate = useTranslate();
  return (check: VatCheck | null) => {
    if (!check) return null;
    const { vat_number: number, valid, checked_at } = check;
    const said = valid === null ? 'unknown' : valid ? 'valid' : 'invalid';
    const date = checked_at ? formatDate(checked_at) : '';
    return translate(`vies.${said}`, { number, date });
  };
}
