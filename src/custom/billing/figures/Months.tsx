import { useTranslate } from 'react-admin';
import type { FigureMonth, SellerFigures } from '../../../../contract/billing/figures.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../../reports/charts/Chart.tsx';
import { useColours } from '../../reports/charts/use-colours.ts';

const labelOf = ({ month }: FigureMonth) => `${month.slice(5)}/${month.slice(2, 4)}`;

/** Twelve months: what recurs, what was billed, paid and given back, and who came and went. */
export function Months({ figures }: { figures: SellerFigures }) {
  const translate = useTranslate();
  const { money, number } = useWritten(figures.currency);
  const { primary, accent, success, danger } = useColours();
  const { months, currency } = figures;
  const labels = months.map(labelOf);
  const word = (name: string) => translate(`figures.${name}`);
  const series = (
    name: 'mrr' | 'billed' | 'paid' | 'refunded' | 'new' | 'ended',
    colour: string,
  ) => ({
    name: word(name),
    values: months.map((month) => month[name]),
    colour,
  });
  const column = word('month');
  return (
    <>
      <Section title={word('mrrByMonth')}>
        <Chart
          title={word('mrrByMonth')}
          column={column}
          labels={labels}
          write={money}
          currency={currency}
          series={[series('mrr', primary)]}
        />
      </Section>
      <Section title={word('money')}>
        <Chart
          title={word('money')}
          column={column}
          labels={labels}
          write={money}
          currency={currency}
          series={[series('billed', accent), series('paid', success), series('refunded', danger)]}
        />
      </Section>
      <Section title={word('moves')}>
        <Chart
          low
          title={word('moves')}
          column={column}
          labels={labels}
          write={number}
          series={[series('new', success), series('ended', danger)]}
        />
      </Section>
    </>
  );
}
