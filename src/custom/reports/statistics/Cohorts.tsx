import { Box, Typography } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ActiveUsers } from '../../../../contract/reports/statistics.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { useColours } from '../charts/use-colours.ts';
import { monthName } from './month-name.ts';
import { Opens } from './Opens.tsx';
import type { Lists } from './use-customers.ts';

type Cohort = ActiveUsers['cohorts'][number];
interface Props {
  readonly people: ActiveUsers;
  readonly lists: Lists;
}

const cell = {
  p: 0.5,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  borderRadius: 0.5,
  // On a filled cell the colour of links is too faint.
  '& a': { color: 'inherit' },
} as const;

/** Who registered in a month; each figure opens who is counted by it. */
function Row({ people, lists, cohort }: Props & { readonly cohort: Cohort }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { success } = useColours();
  const { month, customers, came } = cohort;
  const months = people.cohort_months;
  const first = months.findIndex((each) => each.month === month);
  const joined = months[first];
  const open = (column: string, figure: string) =>
    translate('statistics.open', { name: monthName(month), column, figure });
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...cell, textAlign: 'left' }}>
        {monthName(month)}
      </Box>
      <Box component="td" sx={cell}>
        <Opens
          to={joined && lists?.registered(joined)}
          label={open(translate('statistics.customers'), number(customers))}
        >
          {number(customers)}
        </Opens>
      </Box>
      {came.map((count, index) => {
        const part = count / Math.max(customers, 1);
        const share = `${Math.round(100 * part)} %`;
        const span = months[first + index];
        return (
          <Box component="td" key={span?.month} sx={{ ...cell, bgcolor: alpha(success, part / 2) }}>
            <Opens
              to={count && joined && span ? lists?.cameAgain(joined, span) : undefined}
              label={open(`+${index}`, share)}
            >
              {share}
            </Opens>
          </Box>
        );
      })}
    </tr>
  );
}

/** Of those who registered in a month, how many of a hundred came in it and in each month after. */
export function Cohorts(props: Props) {
  const translate = useTranslate();
  const { cohorts } = props.people;
  const title = translate('statistics.charts.cohorts');
  const longest = Math.max(...cohorts.map(({ came }) => came.length), 0);
  const heads = [
    translate('statistics.customers'),
    ...Array.from({ length: longest }, (_, month) => `+${month}`),
  ];
  return (
    <Section title={title}>
      <Typography color="text.secondary" variant="body2" sx={{ mb: 1 }}>
        {translate('statistics.cohortsHint')}
      </Typography>
      <Box tabIndex={0} role="group" aria-label={title} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ borderCollapse: 'separate', borderSpacing: 2, fontSize: 12 }}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...cell, textAlign: 'left' }}>
                {translate('statistics.registered')}
              </Box>
              {heads.map((head) => (
                <Box component="th" key={head} scope="col" sx={cell}>
                  {head}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map((cohort) => (
              <Row key={cohort.month} {...props} cohort={cohort} />
            ))}
          </tbody>
        </Box>
      </Box>
    </Section>
  );
}
