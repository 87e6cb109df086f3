import { Box, Grid, Link, Stack, Typography } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ActiveUsers, ActiveUsersTwoMonths } from '../../../../contract/reports/statistics.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../charts/Chart.tsx';
import { useColours } from '../charts/use-colours.ts';

const monthName = (month: string) => month.split('-').reverse().join('/');

function Tiers({ tiers }: Pick<ActiveUsers, 'tiers'>) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { number } = useWritten();
  const { primary } = useColours();
  const addressOf = useAddressOf();
  const mayCustomers = useCan('customers.read');
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
      {mayCustomers ? (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
          {named.flatMap(({ store_point_title_id: id, name, customers }) =>
            id ? (
              <Link
                key={id}
                component={RouterLink}
                variant="body2"
                to={`${addressOf(resourceOf('customers'))}${filteredBy({ tier_id: id })}`}
              >
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

const cell = { p: 0.5, textAlign: 'right', whiteSpace: 'nowrap', borderRadius: 0.5 } as const;

/** Of those who registered in a month, how many of a hundred came in it and in each month after. */
function Cohorts({ cohorts }: Pick<ActiveUsers, 'cohorts'>) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { success } = useColours();
  const title = translate('statistics.charts.cohorts');
  const longest = Math.max(...cohorts.map(({ came }) => came.length), 0);
  const after = Array.from({ length: longest }, (_, month) => month);
  return (
    <Section title={title}>
      <Typography color="text.secondary" variant="body2" sx={{ mb: 1 }}>
        {translate('statistics.cohortsHint')}
      </Typography>
      <Box tabIndex={0} role="region" aria-label={title} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ borderCollapse: 'separate', borderSpacing: 2, fontSize: 12 }}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...cell, textAlign: 'left' }}>
                {translate('statistics.registered')}
              </Box>
              <Box component="th" scope="col" sx={cell}>
                {translate('statistics.customers')}
              </Box>
              {after.map((month) => (
                <Box component="th" key={month} scope="col" sx={cell}>
                  {`+${month}`}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ month, customers, came }) => (
              <tr key={month}>
                <Box component="th" scope="row" sx={{ ...cell, textAlign: 'left' }}>
                  {monthName(month)}
                </Box>
                <Box component="td" sx={cell}>
                  {number(customers)}
                </Box>
                {came.map((count, index) => {
                  const share = Math.round((100 * count) / Math.max(customers, 1));
                  return (
                    <Box
                      component="td"
                      // biome-ignore lint/suspicious/noArrayIndexKey: a month after registering has no other name.
                      key={index}
                      sx={{ ...cell, bgcolor: alpha(success, share / 200) }}
                    >
                      {`${share} %`}
                    </Box>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Section>
  );
}

function TwoMonths({ data }: { readonly data: ActiveUsersTwoMonths }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { this_month, last_month, both } = data.total;
  return (
    <Section title={translate('statistics.charts.twoMonths')}>
      <FactList
        facts={[
          [monthName(data.this_month), number(this_month)],
          [monthName(data.last_month), number(last_month)],
          [translate('statistics.both'), number(both)],
        ]}
      />
    </Section>
  );
}

interface Props {
  readonly people: ActiveUsers;
  readonly months: ActiveUsersTwoMonths | undefined;
}

/** Customers by tier, who came in two months, and who came again after registering. */
export function People({ people, months }: Props) {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, lg: 6 }}>
        <Stack spacing={2}>
          <Tiers tiers={people.tiers} />
          {months ? <TwoMonths data={months} /> : null}
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, lg: 6 }}>
        <Cohorts cohorts={people.cohorts} />
      </Grid>
    </Grid>
  );
}
