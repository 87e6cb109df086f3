import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MonthlyRedemption } from '../../../../contract/debts/company-calls.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { useRedemptions } from '../use-debts.ts';
import { useAskedMonth } from '../use-months.ts';
import { MonthFrame } from './MonthFrame.tsx';
import { SumsTable } from './SumsTable.tsx';

const figures = ['redemptions', 'points', 'points_value', 'cost'] as const;

function Redemptions({ data }: { data: MonthlyRedemption }) {
  const translate = useTranslate();
  const { money, number } = useWritten(data.currency);
  const word = (name: string) => translate(`debts.redemptions.${name}`);
  const cells = (sums: MonthlyRedemption['total']) => [
    number(sums.redemptions),
    number(sums.points),
    money(sums.points_value),
    money(sums.cost),
  ];
  if (!data.rows.length) return <Typography color="text.secondary">{word('none')}</Typography>;
  return (
    <SumsTable
      name={word('title')}
      facts={[translate('debts.store'), word('kind'), word('supplier')]}
      figures={figures.map(word)}
      rows={data.rows.map((row) => ({
        key: `${row.store_id} ${row.kind} ${row.supplier?.store_id}`,
        facts: [row.name, word(row.kind), row.supplier?.name ?? '–'],
        figures: cells(row),
      }))}
      total={cells(data.total)}
    />
  );
}

const words = {
  month: 'debts.month',
  name: 'debts.store',
  ...Object.fromEntries(
    ['kind', 'supplier', ...figures].map((name) => [name, `debts.redemptions.${name}`]),
  ),
  'supplier.name': 'debts.redemptions.supplier',
};

/** Gifts and coupons that were redeemed in a month, by store and supplier. */
export function RedemptionsPage() {
  const translate = useTranslate();
  const asked = useAskedMonth();
  const query = useRedemptions(asked.query);
  return (
    <MonthFrame
      path="branch-debt/redemption-invoice"
      hint={translate('debts.hints.redemptions')}
      exported={{ exportKey: 'redemption-invoice', words }}
      asked={asked}
      query={query}
    >
      {(data) => <Redemptions data={data} />}
    </MonthFrame>
  );
}
