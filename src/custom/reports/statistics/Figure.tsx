import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Statistics } from '../../../../contract/reports/statistics.ts';
import { formatSigned, formatSignedNumber } from '../../../i18n/format.ts';
import { useWritten } from '../../../shell/use-written.ts';
import type { Column, Figures } from './columns.ts';
import { Opens } from './Opens.tsx';
import type { Store } from './use-customers.ts';
import type { ListOf } from './use-lists.ts';

interface Props {
  readonly data: Statistics;
  readonly listOf: ListOf;
  readonly column: Column;
  readonly figures: Figures;
  readonly before?: Figures | null | undefined;
  /** Whose figure it is; the whole company's without one. */
  readonly store?: Store | undefined;
}

function useText({ unit }: Column, currency: string) {
  const { lang, money, number } = useWritten(currency);
  return {
    figure: (value: number | null | undefined) => {
      if (value === null || value === undefined) return '–';
      if (unit === 'percent') return `${number(value)} %`;
      return unit === 'money' ? money(value) : number(value);
    },
    change: (value: number) => {
      if (unit === 'percent') return `${formatSignedNumber(value, lang)} %`;
      return unit === 'money'
        ? formatSigned(value, currency, lang)
        : formatSignedNumber(value, lang);
    },
  };
}

/** One figure, which opens the list behind it, and below it how much more or less it is than what it is held against. */
export function Figure({ data, listOf, column, figures, before, store }: Props) {
  const translate = useTranslate();
  const text = useText(column, data.currency);
  const to = listOf(column.list, store);
  const value = figures[column.name];
  const figure = text.figure(value);
  const then = before?.[column.name];
  const change =
    typeof value === 'number' && typeof then === 'number' && value !== then
      ? text.change(value - then)
      : undefined;
  const label = translate('statistics.open', {
    name: store?.name ?? translate('statistics.total'),
    column: translate(`statistics.columns.${column.name}`),
    figure,
  });
  return (
    <>
      <Opens to={value ? to : undefined} label={label}>
        {figure}
      </Opens>
      {change ? (
        <Typography
          variant="body2"
          component="span"
          color="text.secondary"
          sx={{ display: 'block', fontSize: 12 }}
        >
          {change}
        </Typography>
      ) : null}
    </>
  );
}
