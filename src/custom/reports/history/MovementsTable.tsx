import { Link, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Movements } from '../../../../contract/reports/reports.ts';
import type { Period } from '../../../i18n/period.ts';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { useCan } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import type { Buckets, ReportData } from './Report.tsx';

const columns = [
  'receipts',
  'amount',
  'issued',
  'taken_back',
  'redeemed',
  'redeemed_of_others',
  'redeemed_elsewhere',
  'expired',
  'adjusted',
  'to_partners',
  'from_partners',
] as const;

type Column = (typeof columns)[number];

/** What the columns are called. */
export const columnWords = Object.fromEntries(
  columns.map((name) => [name, `history.columns.${name}`]),
);

/** Those of partners are there only where points went across: most stores have none. */
function shownOf({ rows }: ReportData): readonly Column[] {
  const across = rows.some(({ to_partners, from_partners }) => to_partners || from_partners);
  return across ? columns : columns.filter((column) => !column.endsWith('_partners'));
}

const totals = { fontWeight: 650, fontSize: 14, color: 'text.primary' } as const;
type Sums = Omit<Movements, 'from'>;

interface RowProps {
  readonly name: string;
  readonly sums: Sums;
  readonly shown: readonly Column[];
  readonly onOpen: () => void;
}

function Row({ name, sums, shown, onOpen }: RowProps) {
  const translate = useTranslate();
  const { money, number } = useWritten();
  const mayOpen = useCan('history.read');
  const isEmpty = columns.every((column) => sums[column] === 0);
  const label = translate('history.open', { name });
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {mayOpen && !isEmpty ? (
          <Link
            component="button"
            type="button"
            aria-label={label}
            aria-haspopup="dialog"
            onClick={onOpen}
            sx={{ font: 'inherit', fontWeight: 600 }}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </TableCell>
      {shown.map((column) => (
        <TableCell
          key={column}
          align="right"
          sx={{
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
            color: sums[column] === 0 ? 'text.secondary' : undefined,
          }}
        >
          {column === 'amount' ? money(sums[column]) : number(sums[column])}
        </TableCell>
      ))}
    </TableRow>
  );
}

interface Props {
  readonly report: ReportData;
  readonly title: string;
  readonly period: Period;
  readonly buckets: Buckets;
  readonly onOpen: (period: Period) => void;
}

/** Every number of a report, its total last; a line opens the postings it sums up. */
export function MovementsTable({ report, title, period, buckets, onOpen }: Props) {
  const translate = useTranslate();
  const shown = shownOf(report);
  return (
    <WideTable name={title}>
      <Table size="small" sx={{ '& td, & th': { px: 1, '&:first-of-type': { pl: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{buckets.column}</TableCell>
            {shown.map((column) => (
              <TableCell key={column} align="right">
                {translate(`history.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {report.rows.map(({ from, ...sums }) => (
            <Row
              key={from}
              name={buckets.nameOf(from)}
              sums={sums}
              shown={shown}
              onOpen={() => onOpen(buckets.periodOf(from))}
            />
          ))}
        </TableBody>
        <TableFooter sx={{ '& td, & th': totals }}>
          <Row
            name={translate('history.total')}
            sums={report.total}
            shown={shown}
            onOpen={() => onOpen(period)}
          />
        </TableFooter>
      </Table>
    </WideTable>
  );
}
