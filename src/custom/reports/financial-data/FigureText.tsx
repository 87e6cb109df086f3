import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FinancialData, StoreFigures } from '../../../../contract/reports/financial-data.ts';
import type { Column } from './columns.ts';
import { ReceiptsLink } from './ReceiptsLink.tsx';
import { useFigures } from './use-figures.ts';

interface Props {
  readonly data: FinancialData;
  readonly column: Column;
  /** Whose figure it is; the whole company's without one. */
  readonly store?: StoreFigures | undefined;
}

/** One figure, what it is worth, and below it how much more or less it is than in the period before. */
export function FigureText({ data, column, store }: Props) {
  const translate = useTranslate();
  const write = useFigures(data.currency);
  const { figure, worth, change } = write(column, store ?? data.total);
  const hasList = column.receipts && store && store.receipts > 0;
  return (
    <>
      {hasList ? (
        <ReceiptsLink
          storeId={store.store_id}
          period={data.period}
          label={translate('financial.open', { name: store.name, figure })}
        >
          {figure}
        </ReceiptsLink>
      ) : (
        figure
      )}
      {worth ? (
        <Typography variant="body2" component="span" sx={{ display: 'block' }}>
          {worth}
        </Typography>
      ) : null}
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
