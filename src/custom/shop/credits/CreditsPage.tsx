import {
  Alert,
  Link as Anchor,
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CreditAccount } from '../../../../contract/shop/credits.ts';
import { creditNames } from '../../../../contract/shop/kinds.ts';
import { formatDate } from '../../../i18n/format.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../../reports/charts/Chart.tsx';
import { useColours } from '../../reports/charts/use-colours.ts';
import { ShopPart } from '../state/ShopPart.tsx';
import { paths, useCredits } from '../state/use-shop.ts';
import { Rule } from './Rule.tsx';

const monthOf = (month: string) => month.split('-').reverse().join('/');

/** What was used and bought in the last months; the numbers are below it as a table. */
function Months({ account, name }: { account: CreditAccount; name: string }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { primary, accent } = useColours();
  const { months } = account;
  const series = (of: 'used' | 'bought', colour: string) => ({
    name: translate(`shop.credits.${of}`),
    values: months.map((month) => month[of]),
    colour,
  });
  return (
    <Chart
      low
      title={translate('shop.credits.months', { name })}
      column={translate('shop.credits.month')}
      labels={months.map(({ month }) => monthOf(month))}
      write={number}
      series={[series('used', primary), series('bought', accent)]}
    />
  );
}

function Moves({ account, name }: { account: CreditAccount; name: string }) {
  const translate = useTranslate();
  const { number } = useWritten();
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', fontSize: 14, py: 1 }}>
        {translate('shop.credits.history')}
      </Box>
      <Table size="small" aria-label={`${translate('shop.credits.history')}: ${name}`}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('shop.credits.day')}</TableCell>
            <TableCell>{translate('shop.credits.what')}</TableCell>
            <TableCell align="right">{translate('shop.credits.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {account.history.map(({ day, move, amount, orders }) => (
            <TableRow key={`${day} ${move}`}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(day)}</TableCell>
              <TableCell>
                {[
                  translate(`shop.credits.${move}`),
                  ...orders.map((order) => translate('shop.orderNo', { number: order })),
                ].join(' · ')}
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {`${amount > 0 ? '+' : ''}${number(amount)}`}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Facts({ account }: { account: CreditAccount }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { next_expiry: next } = account;
  return (
    <FactList
      facts={[
        [translate('shop.credits.bought'), number(account.bought)],
        [translate('shop.credits.used'), number(account.used)],
        [translate('shop.credits.expired'), account.expired ? number(account.expired) : null],
        [translate('shop.credits.refunded'), account.refunded ? number(account.refunded) : null],
        [
          translate('shop.credits.next'),
          next &&
            translate('shop.credits.lostOn', {
              smart_count: next.amount,
              count: number(next.amount),
              date: formatDate(next.expires_at),
            }),
        ],
      ]}
    />
  );
}

/** Credits of one kind: how many there are, what became of them, and the rule that buys them. */
function Account({ account }: { account: CreditAccount }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { number } = useWritten();
  const name = creditNames[account.credit][lang];
  const isNew = account.history.length === 0;
  return (
    <Section title={name}>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('shop.credits.left', {
            smart_count: account.balance,
            count: number(account.balance),
          })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`shop.credits.uses.${account.credit}`)}
        </Typography>
        {isNew ? null : (
          <>
            <Facts account={account} />
            <Months account={account} name={name} />
            <Moves account={account} name={name} />
          </>
        )}
        <Rule account={account} />
      </Stack>
    </Section>
  );
}

/** Credits of every kind; those that were never bought come last. */
export function CreditsPage() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const query = useCredits();
  return (
    <ShopPart path={paths.credits}>
      <Answered query={query} height={420}>
        {(accounts) => (
          <>
            {accounts.some(({ history }) => history.length) ? null : (
              <Alert severity="info">
                {translate('shop.credits.none')}{' '}
                <Anchor component={Link} to={addressOf(paths.shop)} color="inherit">
                  {translate('shop.credits.toShop')}
                </Anchor>
              </Alert>
            )}
            {[...accounts]
              .sort(
                (one, other) => Number(other.history.length > 0) - Number(one.history.length > 0),
              )
              .map((account) => (
                <Account key={account.credit} account={account} />
              ))}
          </>
        )}
      </Answered>
    </ShopPart>
  );
}
