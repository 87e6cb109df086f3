import { Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Statistics } from '../../../../contract/reports/statistics.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatSigned, formatSignedNumber } from '../../../i18n/format.ts';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { ReceiptsLink } from '../financial-data/ReceiptsLink.tsx';
import type { Column, Figures } from './columns.ts';

export type Store = Statistics['stores'][number];

interface Props {
  readonly data: Statistics;
  readonly column: Column;
  readonly figures: Figures;
  readonly before?: Figures | null | undefined;
  /** Whose figure it is; the whole company's without one. */
  readonly store?: Store | undefined;
}

/** Where the list behind a figure is, in this panel, narrowed as the figure is. */
function useListOf({ data, column, store }: Pick<Props, 'data' | 'column' | 'store'>) {
  const addressOf = useAddressOf();
  const may = {
    customers: useCan('customers.read'),
    gifts: useCan('redemptions.read'),
    points: useCan('stores.financial'),
    receipts: false,
  };
  const { list } = column;
  const { from, to, since, until } = data.period;
  if (!list || !may[list]) return undefined;
  if (list === 'points') return addressOf(`stores/financial-data?from=${from}&to=${to}`);
  if (list === 'customers')
    return `${addressOf(resourceOf('customers'))}${filteredBy(store ? { registration_store_id: store.store_id } : {})}`;
  const redeemed = { kind: 'gift', redeemed_at: `${since}..${until}` };
  const where = store ? { redeem_store_id: store.store_id } : {};
  return `${addressOf(resourceOf('vouchers'))}${filteredBy({ ...redeemed, ...where })}`;
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
export function Figure({ data, column, figures, before, store }: Props) {
  const translate = useTranslate();
  const text = useText(column, data.currency);
  const to = useListOf({ data, column, store });
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
  const linked = (shown: ReactNode) => {
    if (!value) return shown;
    if (column.list === 'receipts' && store)
      return (
        <ReceiptsLink storeId={store.store_id} period={data.period} label={label}>
          {shown}
        </ReceiptsLink>
      );
    return to ? (
      <Link component={RouterLink} to={to} aria-label={label}>
        {shown}
      </Link>
    ) : (
      shown
    );
  };
  return (
    <>
      {linked(figure)}
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
