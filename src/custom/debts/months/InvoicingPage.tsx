import { useTranslate } from 'react-admin';
import type { MonthlyAnalysis } from '../../../../contract/debts/company-calls.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../../reports/charts/Chart.tsx';
import { useColours } from '../../reports/charts/use-colours.ts';
import { useAnalysis } from '../use-debts.ts';
import { useAskedMonth } from '../use-months.ts';
import { CloseMonth } from './CloseMonth.tsx';
import { MonthFrame } from './MonthFrame.tsx';
import { RuleButton } from './RuleButton.tsx';
import { RuleLine } from './RuleLine.tsx';
import { StatementTable } from './StatementTable.tsx';

const path = 'branch-debt/monthly-invoicing';

function Balance({ data }: { data: MonthlyAnalysis }) {
  const translate = useTranslate();
  const { money } = useWritten(data.currency);
  const { success, danger } = useColours();
  const rows = data.statements.filter(({ owes, owed }) => owes || owed);
  if (!rows.length) return null;
  const title = translate('debts.chart');
  return (
    <Section title={title}>
      <Chart
        named
        low
        title={title}
        column={translate('debts.store')}
        labels={rows.map(({ name }) => name)}
        write={money}
        currency={data.currency}
        series={[
          {
            name: translate('debts.facts.owed'),
            values: rows.map(({ owed }) => owed),
            colour: success,
          },
          {
            name: translate('debts.facts.owes'),
            values: rows.map(({ owes }) => owes),
            colour: danger,
          },
        ]}
      />
    </Section>
  );
}

function Tools({ data }: { data: MonthlyAnalysis }) {
  const translate = useTranslate();
  const mayChange = useCan('stores.debts.update');
  return (
    <>
      {mayChange ? <CloseMonth data={data} /> : null}
      {mayChange ? <RuleButton data={data} /> : null}
      <ExportButton
        exportKey="store-debt-lines"
        query={{ month: data.month }}
        label={translate('debts.exportLines')}
      />
    </>
  );
}

const words = {
  month: 'debts.month',
  name: 'debts.store',
  ...Object.fromEntries(
    ['status', 'number', 'owed', 'owes', 'net', 'vat', 'total'].map((name) => [
      name,
      `debts.facts.${name}`,
    ]),
  ),
};

/** What each store owes or is owed for a month. */
export function InvoicingPage() {
  const translate = useTranslate();
  const asked = useAskedMonth();
  const query = useAnalysis(asked.query);
  return (
    <MonthFrame
      path={path}
      hint={translate('debts.hints.invoicing')}
      exported={{ exportKey: 'store-debts', words }}
      asked={asked}
      query={query}
      tools={(data) => <Tools data={data} />}
    >
      {(data) => (
        <>
          <RuleLine data={data} />
          <Balance data={data} />
          <StatementTable data={data} />
        </>
      )}
    </MonthFrame>
  );
}
