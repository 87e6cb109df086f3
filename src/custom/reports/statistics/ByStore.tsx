import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ActiveUsers, Statistics } from '../../../../contract/reports/statistics.ts';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { ColumnName } from './ColumnName.tsx';
import { columns, type Figures, type People } from './columns.ts';
import { Figure } from './Figure.tsx';
import type { Store } from './use-customers.ts';
import { type ListOf, useLists } from './use-lists.ts';
import type { Filters } from './use-statistics.ts';

interface Props {
  readonly data: Statistics;
  readonly filters: Filters;
  /** Not there yet, or not any more for these filters. */
  readonly people: ActiveUsers | undefined;
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly store?: Store;
  readonly figures: Figures;
  readonly before: Figures | null;
}

/** The stores, and last all of them (statistics-company-total-label). */
function useLines({ data, people }: Pick<Props, 'data' | 'people'>): Line[] {
  const translate = useTranslate();
  const came = (storeId: number): People =>
    people?.stores.find(({ store_id }) => store_id === storeId) ?? {};
  return [
    ...data.stores.map((store) => ({
      key: String(store.store_id),
      name: store.company ? translate('statistics.desk') : store.name,
      store,
      figures: { ...came(store.store_id), ...store },
      before: store.before,
    })),
    {
      key: 'total',
      name: translate('statistics.total'),
      figures: { ...people?.total, ...data.total },
      before: data.total.before,
    },
  ];
}

interface Asked {
  readonly data: Statistics;
  readonly listOf: ListOf;
}

function Row({ line, ...asked }: Asked & { readonly line: Line }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 150, verticalAlign: 'top' }}>
        {line.name}
      </TableCell>
      {columns.map((column) => (
        <TableCell
          key={column.name}
          align="right"
          sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' }}
        >
          <Figure {...asked} column={column} {...line} />
        </TableCell>
      ))}
    </TableRow>
  );
}

const totals = { '& td, & th': { fontWeight: 650, fontSize: 14, color: 'text.primary' } };

function Wide({ lines, ...asked }: Asked & { readonly lines: readonly Line[] }) {
  const translate = useTranslate();
  const title = translate('statistics.byStore');
  return (
    <WideTable name={title}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('statistics.columns.name')}</TableCell>
            {columns.map(({ name }) => (
              <TableCell key={name} align="right" sx={{ verticalAlign: 'bottom' }}>
                <ColumnName name={name} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.slice(0, -1).map((line) => (
            <Row key={line.key} {...asked} line={line} />
          ))}
        </TableBody>
        <TableFooter sx={totals}>
          {lines.slice(-1).map((line) => (
            <Row key={line.key} {...asked} line={line} />
          ))}
        </TableFooter>
      </Table>
    </WideTable>
  );
}

function Cards({ lines, ...asked }: Asked & { readonly lines: readonly Line[] }) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-label={translate('statistics.byStore')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, index) => (
          <Box component="li" key={line.key} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="span" sx={{ fontWeight: 650 }}>
              {line.name}
            </Typography>
            <Box
              component="dl"
              sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, m: 0, mt: 1.5 }}
            >
              {columns.map((column) => (
                <div key={column.name}>
                  <Typography component="dt" variant="body2" color="text.secondary">
                    {/* Said once, not of each store. */}
                    <ColumnName name={column.name} plain={index > 0} />
                  </Typography>
                  <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                    <Figure {...asked} column={column} {...line} />
                  </Box>
                </div>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** The figures of each store, the company's total last: a table, or below each other where that does not fit. */
export function ByStore({ data, filters, people }: Props) {
  const lines = useLines({ data, people });
  const listOf = useLists(data, filters);
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const Shown = narrow ? Cards : Wide;
  return <Shown data={data} listOf={listOf} lines={lines} />;
}
