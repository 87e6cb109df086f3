import { Box, Card, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type {
  FinancialData,
  FinancialSort,
  StoreFigures,
} from '../../../../contract/reports/financial-data.ts';
import { columns } from './columns.ts';
import { FigureText } from './FigureText.tsx';
import { StoreName } from './StoreName.tsx';
import type { FinancialQuery } from './use-financial-data.ts';

function Order({ sort, sortBy }: Pick<FinancialQuery, 'sort' | 'sortBy'>) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('financial.sort')}
      value={sort}
      onChange={({ target }) =>
        sortBy(target.value as FinancialSort, target.value === 'name' ? 'asc' : 'desc')
      }
      sx={{ m: 0, mb: 1 }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {(['name', ...columns.map(({ name }) => name)] as const).map((name) => (
        <option key={name} value={name}>
          {translate(`financial.columns.${name}`)}
        </option>
      ))}
    </TextField>
  );
}

interface RowProps {
  readonly data: FinancialData;
  readonly store?: StoreFigures;
  readonly children: ReactNode;
}

function PhoneRow({ data, store, children }: RowProps) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        borderTop: 1,
        borderColor: 'divider',
        ...(store ? {} : { bgcolor: 'action.hover' }),
      }}
    >
      {children}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, m: 0, mt: 1.5 }}
      >
        {columns.map((column) => (
          <div key={column.name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`financial.columns.${column.name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              <FigureText data={data} column={column} store={store} />
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}

/** The stores below each other, where a table does not fit; the company's total last. */
export function FinancialCards({
  data,
  sort,
  sortBy,
}: { data: FinancialData } & Pick<FinancialQuery, 'sort' | 'sortBy'>) {
  const translate = useTranslate();
  return (
    <>
      <Order sort={sort} sortBy={sortBy} />
      <Card component="section" aria-label={translate('financial.byStore')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.stores.map((store) => (
            <PhoneRow key={store.store_id} data={data} store={store}>
              <StoreName store={store} />
            </PhoneRow>
          ))}
          <PhoneRow data={data}>
            <Typography component="span" sx={{ fontWeight: 650 }}>
              {translate('financial.total')}
            </Typography>
          </PhoneRow>
        </Box>
      </Card>
    </>
  );
}
