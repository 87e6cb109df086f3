import {
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Liability } from '../../../../contract/reports/reports.ts';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { useMonthName } from './use-month-name.ts';

type Share = Liability['total'];

const sumOf = (shares: readonly Share[]): Share => ({
  points: shares.reduce((sum, { points }) => sum + points, 0),
  amount: shares.reduce((sum, { amount }) => sum + amount, 0),
});

function Cell({ share, currency }: { share: Share | undefined; currency: string }) {
  const { money, number } = useWritten(currency);
  return (
    <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {share?.points ? (
        <>
          {number(share.points)}
          <Typography variant="body2" color="text.secondary">
            {money(share.amount)}
          </Typography>
        </>
      ) : null}
    </TableCell>
  );
}

/** A row of shares: one for each month, what is owed to the store, and all of it. */
function Row({
  name,
  shares,
  currency,
}: {
  name: string;
  shares: readonly { key: string; share: Share | undefined }[];
  currency: string;
}) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 120 }}>
        {name}
      </TableCell>
      {shares.map(({ key, share }) => (
        <Cell key={key} share={share} currency={currency} />
      ))}
    </TableRow>
  );
}

/** Every share of the liability, in points and in money. */
export function LiabilityTable({ liability }: { liability: Liability }) {
  const translate = useTranslate();
  const monthName = useMonthName();
  const { months, stores, currency, total } = liability;
  const of = (month: string | null) =>
    sumOf(stores.flatMap((store) => store.months.filter((share) => share.month === month)));
  const ends = (deficit: Share, all: Share) => [
    { key: 'deficit', share: deficit },
    { key: 'total', share: all },
  ];
  return (
    <WideTable name={translate('liability.shares')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('liability.store')}</TableCell>
            {months.map((month) => (
              <TableCell key={month} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {monthName(month)}
              </TableCell>
            ))}
            <TableCell align="right">{translate('liability.deficit')}</TableCell>
            <TableCell align="right">{translate('liability.total')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stores.map((store) => (
            <Row
              key={store.store_id}
              name={store.name}
              currency={currency}
              shares={[
                ...months.map((month) => ({
                  key: String(month),
                  share: store.months.find((share) => share.month === month),
                })),
                ...ends(store.deficit, store.total),
              ]}
            />
          ))}
        </TableBody>
        <TableFooter
          sx={{ '& td, & th': { fontWeight: 650, color: 'text.primary', fontSize: 14 } }}
        >
          <Row
            name={translate('liability.total')}
            currency={currency}
            shares={[
              ...months.map((month) => ({ key: String(month), share: of(month) })),
              ...ends(sumOf(stores.map(({ deficit }) => deficit)), total),
            ]}
          />
        </TableFooter>
      </Table>
    </WideTable>
  );
}
