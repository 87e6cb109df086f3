import { Grid, Link, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ActiveUsers, ActiveUsersTwoMonths } from '../../../../contract/reports/statistics.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../charts/Chart.tsx';
import { useColours } from '../charts/use-colours.ts';
import { Cohorts } from './Cohorts.tsx';
import { peopleWords } from './columns.ts';
import { monthName } from './month-name.ts';
import { Opens } from './Opens.tsx';
import { type Lists, useCustomers } from './use-customers.ts';
import { type Filters, withoutCompare } from './use-statistics.ts';

function Tiers({ tiers, lists }: Pick<ActiveUsers, 'tiers'> & { readonly lists: Lists }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { number } = useWritten();
  const { primary } = useColours();
  const title = translate('statistics.charts.tiers');
  const named = tiers.map(({ title: name, ...tier }) => ({
    ...tier,
    name: name ? name[lang] || name.el : translate('statistics.noTier'),
  }));
  return (
    <Section title={title}>
      <Chart
        low
        named
        title={title}
        column={translate('statistics.tier')}
        labels={named.map(({ name }) => name)}
        write={number}
        series={[
          {
            name: translate('statistics.customers'),
            values: named.map(({ customers }) => customers),
            colour: primary,
          },
        ]}
      />
      {lists ? (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
          {named.flatMap(({ store_point_title_id: id, name, customers }) =>
            id ? (
              <Link key={id} component={RouterLink} variant="body2" to={lists.ofTier(id)}>
                {`${name}: ${number(customers)}`}
              </Link>
            ) : (
              []
            ),
          )}
        </Stack>
      ) : null}
    </Section>
  );
}

function TwoMonths({
  data,
  lists,
}: {
  readonly data: ActiveUsersTwoMonths;
  readonly lists: Lists;
}) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { this_month, last_month } = data.periods;
  const { total } = data;
  const title = translate('statistics.charts.twoMonths');
  const facts: readonly [name: string, count: number, to: string | undefined][] = [
    [monthName(data.this_month), total.this_month, lists?.came(this_month)],
    [monthName(data.last_month), total.last_month, lists?.came(last_month)],
    [translate('statistics.both'), total.both, lists?.both(this_month, last_month)],
  ];
  return (
    <Section title={title}>
      <FactList
        facts={facts.map(([name, count, to]) => [
          name,
          <Opens
            key={name}
            to={count ? to : undefined}
            label={translate('statistics.open', {
              name: title,
              column: name,
              figure: number(count),
            })}
          >
            {number(count)}
          </Opens>,
        ])}
      />
    </Section>
  );
}

interface Props {
  readonly filters: Filters;
  readonly people: ActiveUsers;
  readonly months: ActiveUsersTwoMonths | undefined;
}

/** Customers by tier, who came in two months, and who came again after registering. */
export function People({ filters, people, months }: Props) {
  const translate = useTranslate();
  const lists = useCustomers(filters);
  return (
    <Grid container spacing={2}>
      <Grid size={12} sx={{ display: 'flex', justifyContent: 'end' }}>
        <ExportButton
          exportKey="active-users"
          query={withoutCompare(filters)}
          words={peopleWords}
          label={translate('statistics.exportCustomers')}
        />
      </Grid>
      <Grid size={{ xs: 12, lg: 6 }}>
        <Stack spacing={2}>
          <Tiers tiers={people.tiers} lists={lists} />
          {months ? <TwoMonths data={months} lists={lists} /> : null}
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, lg: 6 }}>
        <Cohorts people={people} lists={lists} />
      </Grid>
    </Grid>
  );
}
