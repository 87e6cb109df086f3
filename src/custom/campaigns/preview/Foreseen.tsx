import { Alert, Box, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PreviewResult } from '../../../../contract/campaigns/previews.ts';
import { formatDate, formatDateTime } from '../../../i18n/format.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../../reports/charts/Chart.tsx';
import { useColours } from '../../reports/charts/use-colours.ts';

type Costs = Pick<
  PreviewResult,
  | 'currency'
  | 'people'
  | 'times'
  | 'points'
  | 'points_cost'
  | 'gifts'
  | 'gifts_cost'
  | 'messages'
  | 'messages_cost'
  | 'total'
>;

/** What a campaign reaches and costs, in a preview and in a report alike. */
export function Costs({ of }: { of: Costs }) {
  const translate = useTranslate();
  const { money, number } = useWritten(of.currency);
  const both = (count: number, cost: number) => (count ? `${number(count)} = ${money(cost)}` : '0');
  return (
    <FactList
      facts={[
        [translate('campaignReport.figures.people'), number(of.people)],
        [translate('campaignReport.figures.times'), number(of.times)],
        [translate('campaignReport.figures.points'), both(of.points, of.points_cost)],
        [translate('campaignReport.figures.gifts'), both(of.gifts, of.gifts_cost)],
        [translate('campaignReport.figures.messages'), both(of.messages, of.messages_cost)],
        [translate('campaignReport.figures.total'), <strong key="total">{money(of.total)}</strong>],
      ]}
    />
  );
}

function Held({ result: { capped_by, paused_on, unreachable } }: { result: PreviewResult }) {
  const translate = useTranslate();
  const cap = capped_by && translate(`resources.campaigns/view-campaigns.texts.caps.${capped_by}`);
  return (
    <>
      {cap ? (
        <Alert severity="warning">
          {paused_on
            ? translate('campaignReport.preview.paused', { cap, day: formatDate(paused_on) })
            : translate('campaignReport.preview.held', { cap })}
        </Alert>
      ) : null}
      {unreachable ? (
        <Alert severity="info">
          {translate('campaignReport.preview.unreachable', { smart_count: unreachable })}
        </Alert>
      ) : null}
    </>
  );
}

function Examples({ result: { examples } }: { result: PreviewResult }) {
  const translate = useTranslate();
  if (!examples.length) return null;
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {translate('campaignReport.preview.examples')}
      </Typography>
      <List dense disablePadding>
        {examples.map(({ user_account_id, customer, at }) => (
          <ListItem key={user_account_id} disableGutters>
            <ListItemText primary={customer} secondary={formatDateTime(at)} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

/** What was found: figures, weeks as a chart, and some of the customers. */
export function Foreseen({ result }: { result: PreviewResult }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { primary } = useColours();
  const { weeks, from, until } = result;
  const title = translate('campaignReport.preview.weeks');
  return (
    <Stack spacing={2}>
      <Typography color="text.secondary">
        {translate('campaignReport.preview.period', {
          from: formatDate(from),
          until: formatDate(until),
        })}
      </Typography>
      <Held result={result} />
      <Costs of={result} />
      <Chart
        low
        title={title}
        column={translate('campaignReport.preview.week')}
        labels={weeks.map(({ week }) => `${week.slice(8)}/${week.slice(5, 7)}`)}
        write={number}
        series={[
          {
            name: translate('campaignReport.figures.times'),
            values: weeks.map(({ times }) => times),
            colour: primary,
          },
        ]}
      />
      <Examples result={result} />
    </Stack>
  );
}
