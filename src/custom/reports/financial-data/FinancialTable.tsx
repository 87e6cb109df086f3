import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type {
  FinancialData,
  FinancialSort,
  StoreFigures,
} from '../../../../contract/reports/financial-data.ts';
import { formatPeriod } from '../../../i18n/period.ts';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { columns } from './columns.ts';
import { FigureText } from './FigureText.tsx';
import { StoreName } from './StoreName.tsx';
import type { FinancialQuery } from './use-financial-data.ts';

const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

type Sorting = Pick<FinancialQuery, 'sort' | 'order' | 'sortBy'>;

/** A column that the rows can be put in the order of; the first press puts the most first, and names from A. */
function Heading({ by, sort, order, sortBy }: Sorting & { by: FinancialSort }) {
  const translate = useTranslate();
  const isHere = sort === by;
  const first = by === 'name' ? 'asc' : 'desc';
  const next = isHere && order === first ? (first === 'asc' ? 'desc' : 'asc') : first;
  return (
    <TableCell align={by === 'name' ? 'left' : 'right'} sortDirection={isHere ? order : false}>
      <TableSortLabel
        active={isHere}
        direction={isHere ? order : first}
        onClick={() => sortBy(by, next)}
      >
        {translate(`financial.columns.${by}`)}
      </TableSortLabel>
    </TableCell>
  );
}

function Row({
  data,
  store,
  children,
}: {
  data: FinancialData;
  store?: StoreFigures;
  children: ReactNode;
}) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 150, verticalAlign: 'top' }}>
        {children}
      </TableCell>
      {columns.map((column) => (
        <TableCell
          key={column.name}
          align="right"
          sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' }}
        >
          <FigureText data={data} column={column} store={store} />
        </TableCell>
      ))}
    </TableRow>
  );
}

/** The stores with their figures, and last what the company has of each. */
export function FinancialTable({ data, ...sorting }: { data: FinancialData } & Sorting) {
  const translate = useTranslate();
  const caption = translate('financial.caption', {
    period: formatPeriod(data.period),
    before: formatPeriod(data.before),
  });
  return (
    <WideTable name={translate('financial.byStore')}>
      <Table
        size="small"
        sx={{
          position: 'relative',
          '& td, & th': { px: 1, '&:first-of-type': { pl: 2 }, '&:last-of-type': { pr: 2 } },
        }}
      >
        <Box component="caption" sx={unseen}>
          {caption}
        </Box>
        <TableHead>
          <TableRow>
            <Heading by="name" {...sorting} />
            {columns.map(({ name }) => (
              <Heading key={name} by={name} {...sorting} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.stores.map((store) => (
            <Row key={store.store_id} data={data} store={store}>
              <StoreName store={store} />
            </Row>
          ))}
        </TableBody>
        <TableFooter
          sx={{ '& td, & th': { fontWeight: 650, fontSize: 14, color: 'text.primary' } }}
        >
          <Row data={data}>{translate('financial.total')}</Row>
        </TableFooter>
      </Table>
    </WideTable>
  );
}
