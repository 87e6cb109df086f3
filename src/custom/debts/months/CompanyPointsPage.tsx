import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { MonthlyPoints } from '../../../../contract/debts/company-calls.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../../reports/charts/Chart.tsx';
import { useColours } from '../../reports/charts/use-colours.ts';
import { useCompanyPoints } from '../use-debts.ts';
import { useAskedMonth } from '../use-months.ts';
import { MonthFrame } from './MonthFrame.tsx';
import { SumsTable } from './SumsTable.tsx';

const columns = [
  'given',
  'returned',
  'honoured',
  'honoured_of_others',
  'honoured_elsewhere',
  'expired',
  'net',
] as const;
type Sums = MonthlyPoints['total'];

/** The figures of a row, with what points were worth below those that have a worth. */
function useCells(currency: string) {
  const { money, number } = useWritten(currency);
  return (sums: Sums) => {
    const worth: Readonly<Record<string, number>> = {
      given: sums.given_value,
      honoured: sums.honoured_value,
    };
    return columns.map((column) => (
      <Fragment key={column}>
        {number(sums[column])}
        {worth[column] === undefined ? null : <div>{money(worth[column])}</div>}
      </Fragment>
    ));
  };
}

function Points({ data }: { data: MonthlyPoints }) {
  const translate = useTranslate();
  const { number } = useWritten(data.currency);
  const cells = useCells(data.currency);
  const { primary, secondary } = useColours();
  const word = (name: string) => translate(`debts.points.${name}`);
  const name = word('title');
  return (
    <>
      <Section title={name}>
        <Chart
          named
          title={name}
          column={translate('debts.store')}
          labels={data.stores.map((store) => store.name)}
          write={number}
          series={[
            {
              name: word('given'),
              values: data.stores.map(({ given }) => given),
              colour: primary,
            },
            {
              name: word('honoured'),
              values: data.stores.map(({ honoured }) => honoured),
              colour: secondary,
            },
          ]}
        />
      </Section>
      <SumsTable
        name={name}
        facts={[translate('debts.store')]}
        figures={columns.map(word)}
        rows={data.stores.map((store) => ({
          key: store.store_id,
          facts: [store.name],
          figures: cells(store),
        }))}
        total={cells(data.total)}
      />
    </>
  );
}

const words = {
  month: 'debts.month',
  name: 'debts.store',
  ...Object.fromEntries(columns.map((column) => [column, `debts.points.${column}`])),
};

/** Points that each store gave, honoured and saw expire in a month. */
export function CompanyPointsPage() {
  const translate = useTranslate();
  const asked = useAskedMonth();
  const query = useCompanyPoints(asked.query);
  return (
    <MonthFrame
      path="branch-debt/monthly-points"
      hint={translate('debts.hints.points')}
      exported={{ exportKey: 'store-points', words }}
      asked={asked}
      query={query}
    >
      {(data) => <Points data={data} />}
    </MonthFrame>
  );
}
