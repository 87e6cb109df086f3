import { Box, Chip, type ChipProps, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StatementOutcome, StatementRow } from '../../../../contract/billing/statements.ts';
import { useWritten } from '../../../shell/use-written.ts';
import type { Statement } from './use-statement.ts';

const colors: Readonly<Record<StatementOutcome, ChipProps['color']>> = {
  matches: 'info',
  settled: 'success',
  other_amount: 'warning',
  not_owed: 'default',
  under_way: 'warning',
  unknown: 'default',
};

function Row({ row, currency }: { row: StatementRow; currency: string }) {
  const translate = useTranslate();
  const { money } = useWritten(currency);
  const { billing, outcome, payment_code, amount } = row;
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {billing ? translate('statement.billing', { ...billing }) : payment_code}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[
            translate('statement.row', { row: row.row }),
            row.date,
            billing && payment_code,
            amount === null
              ? translate('statement.nothingIn')
              : translate('statement.cameIn', { amount: money(amount) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {billing ? (
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {money(billing.total)}
        </Typography>
      ) : null}
      <Chip
        size="small"
        color={colors[outcome] ?? 'default'}
        label={translate(`statement.outcomes.${outcome}`)}
      />
    </Stack>
  );
}

/** What each row with a payment code is. */
export function StatementRows({ rows, currency }: Pick<Statement, 'rows' | 'currency'>) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={translate('statement.table')}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {rows.map((row) => (
        <Row key={`${row.row}-${row.payment_code}`} row={row} currency={currency} />
      ))}
    </Box>
  );
}
