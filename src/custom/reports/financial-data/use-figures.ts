import { useTranslate } from 'react-admin';
import type { Compared } from '../../../../contract/reports/financial-data.ts';
import { formatSigned, formatSignedNumber } from '../../../i18n/format.ts';
import { useWritten } from '../../../shell/use-written.ts';
import type { Column } from './columns.ts';

/** How the figures of a column are written: the figure, what it is worth, and what changed since the period before. */
export function useFigures(currency: string) {
  const translate = useTranslate();
  const { lang, money, number } = useWritten(currency);
  const differenceOf = ({ name, unit }: Column, { change }: Compared) => {
    if (!change[name]) return translate('financial.same');
    return unit === 'money'
      ? formatSigned(change[name], currency, lang)
      : formatSignedNumber(change[name], lang);
  };
  return (column: Column, figures: Compared) => {
    const { name, unit, value } = column;
    // Where there is nothing now and was nothing before, no more is said.
    const isNothing = !figures[name] && !figures.change[name];
    return {
      figure: unit === 'money' ? money(figures[name]) : number(figures[name]),
      worth: value && !isNothing ? money(figures[value]) : undefined,
      change: isNothing ? undefined : differenceOf(column, figures),
    };
  };
}
