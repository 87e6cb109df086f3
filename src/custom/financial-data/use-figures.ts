import { useTranslate } from 'react-admin';
import type { Compared } from '../../../contract/financial-data.ts';
import { formatSigned, formatSignedNumber } from '../../i18n/format.ts';
import { useWritten } from '../../panels/use-written.ts';
import type { Column } from './columns.ts';

/** How the figures of a column are written: the figure, what it is worth, and what changed since the period before. */
export function useFigures(currency: string) {
  const translate = useTranslate();
  const { lang, money, number } = useWritten(currency);
  return ({ name, unit, value }: Column, { change, ...now }: Compared) => ({
    figure: unit === 'money' ? money(now[name]) : number(now[name]),
    worth: value && money(now[value]),
    change: change[name]
      ? unit === 'money'
        ? formatSigned(change[name], currency, lang)
        : formatSignedNumber(change[name], lang)
      : translate('financial.same'),
  });
}
