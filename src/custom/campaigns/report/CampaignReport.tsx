import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type {
  CampaignReport as Report,
  readReport,
} from '../../../../contract/campaigns/previews.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Costs, Foreseen } from '../preview/Foreseen.tsx';
import { Channels } from './Channels.tsx';
import { Days } from './Days.tsx';

const path = '/companies/{storeId}/campaigns/{id}/report';

function useReport(id: number) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  return useQuery<Report>({
    queryKey: ['campaign-report', store.store_id, id],
    queryFn: async ({ signal }) =>
      (await send<typeof readReport>('GET', path, { params, signal })).data,
  });
}

/** What became of what was given: redeemed, failed, taken back. */
function Became({ report }: { report: Report }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { claims, redeemed, failed, taken_back } = report;
  const said = (name: string) => translate(`campaignReport.figures.${name}`);
  return (
    <FactList
      facts={[
        [said('redeemed'), claims ? `${number(redeemed)} / ${number(claims)}` : undefined],
        [said('failed'), failed ? number(failed) : undefined],
        [said('takenBack'), taken_back ? number(taken_back) : undefined],
      ]}
    />
  );
}

function Compared({ report: { before, after, currency } }: { report: Report }) {
  const translate = useTranslate();
  const { money, number } = useWritten(currency);
  const said = ({ receipts, turnover }: Report['before']) =>
    translate('campaignReport.report.bought', {
      smart_count: receipts,
      count: number(receipts),
      turnover: money(turnover),
    });
  return (
    <Section title={translate('campaignReport.report.compared')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('campaignReport.report.comparedHint', { days: before.days })}
      </Typography>
      <FactList
        facts={[
          [translate('campaignReport.report.before'), said(before)],
          [translate('campaignReport.report.after'), said(after)],
        ]}
      />
    </Section>
  );
}

function Whole({ id, report }: { id: number; report: Report }) {
  const translate = useTranslate();
  const { preview } = report;
  if (!report.times && !report.days.length)
    return (
      <>
        <Alert severity="info">{translate('campaignReport.report.empty')}</Alert>
        {preview ? (
          <Section title={translate('campaignReport.report.foreseen')}>
            <Foreseen result={preview} />
          </Section>
        ) : null}
      </>
    );
  return (
    <>
      <Section title={translate('campaignReport.report.sum')}>
        <Stack spacing={2}>
          <Costs of={report} />
          <Became report={report} />
        </Stack>
      </Section>
      <Days report={report} />
      {report.by_channel.length ? <Channels id={id} report={report} /> : null}
      <Compared report={report} />
      {preview ? (
        <Section title={translate('campaignReport.report.foreseen')}>
          <Foreseen result={preview} />
        </Section>
      ) : null}
    </>
  );
}

/** The tables of the report as files. */
function Files({ id, title }: { id: number; title: string }) {
  const translate = useTranslate();
  const campaign = translate(`resources.${resourceOf('campaigns')}.name`, { smart_count: 1 });
  const wanted = { query: { id }, named: { id: campaign, [`id.${id}`]: title } };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'end' }}>
      <ExportButton
        {...wanted}
        exportKey="campaign-report"
        label={translate('campaignReport.report.exportDays')}
      />
      <ExportButton
        {...wanted}
        exportKey="campaign-participants"
        label={translate('campaignReport.report.exportParticipants')}
      />
    </Stack>
  );
}

/** What came of a campaign, day by day, beside what was foreseen. */
export function CampaignReport({ id }: { id: number }) {
  const { data, error, refetch } = useReport(id);
  if (!data && error) return <ListFailed onRetry={refetch} error={error} />;
  if (!data) return <Skeleton variant="rounded" height={520} />;
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Files id={id} title={data.title} />
      <Whole id={id} report={data} />
    </Stack>
  );
}
