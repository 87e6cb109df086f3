import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SellerFigures } from '../../../../contract/billing/figures.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Tip } from '../../../resources/pieces/Tip.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';

function Tile({
  name,
  value,
  hint,
  tip,
}: {
  name: string;
  value: string;
  hint: string;
  tip?: string;
}) {
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="body2" color="text.secondary">
        {name}
        {tip ? <Tip text={tip} /> : null}
      </Typography>
      <Typography sx={{ fontSize: 26, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {hint}
      </Typography>
    </Card>
  );
}

/** What was due by now and is not paid. */
const overdueOf = ({ owed }: SellerFigures) =>
  owed
    .filter(({ age }) => age !== 'not_due')
    .reduce(
      (sum, { billings, amount }) => ({
        billings: sum.billings + billings,
        amount: sum.amount + amount,
      }),
      { billings: 0, amount: 0 },
    );

/** Four figures, each with what it means. */
export function Tiles({ figures }: { figures: SellerFigures }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { money, number } = useWritten(figures.currency);
  const word = (key: string, args = {}) => translate(`figures.${key}`, args);
  const overdue = overdueOf(figures);
  const { incomplete = 0, past_due: late = 0 } = figures.by_status;
  const awaited = incomplete + late;
  const last = figures.months.at(-2);
  const churn = last?.churn ?? null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
      }}
    >
      <Tile
        name={word('mrr')}
        tip={word('mrrTip')}
        value={money(figures.mrr)}
        hint={
          figures.arpa === null ? word('mrrHint') : word('arpa', { amount: money(figures.arpa) })
        }
      />
      <Tile
        name={word('subscribers')}
        value={number(figures.subscribers)}
        hint={awaited ? word('awaited', { smart_count: awaited }) : word('allPaid')}
      />
      <Tile
        name={word('churn')}
        tip={word('churnTip')}
        value={churn === null ? '–' : `${formatNumber(churn, lang)} %`}
        hint={word('churnHint', { ended: last?.ended ?? 0, subscribers: last?.subscribers ?? 0 })}
      />
      <Tile
        name={word('overdue')}
        value={money(overdue.amount)}
        hint={word('overdueHint', { smart_count: overdue.billings })}
      />
    </Box>
  );
}
