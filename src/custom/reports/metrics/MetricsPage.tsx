import { Alert, Link, Skeleton, Stack, TextField, Typography } from '@mui/material';
import dayjs from 'dayjs';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { MessageMetrics } from '../../../../contract/reports/message-metrics.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDate } from '../../../i18n/format.ts';
import { monthBack } from '../../../i18n/period.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Meter } from '../../../resources/pieces/Meter.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../charts/Chart.tsx';
import { useColours } from '../charts/use-colours.ts';
import { Counts, countWords } from './Counts.tsx';
import { type MetricsChannel, useMetrics } from './use-metrics.ts';

const mostMonths = 24;

/** The month that is looked at, and those before this one. */
function MonthChooser({
  date,
  onChange,
}: {
  readonly date: string | undefined;
  readonly onChange: (month: string) => void;
}) {
  const translate = useTranslate();
  const months = Array.from({ length: mostMonths }, (_, back) => monthBack(back).from.slice(0, 7));
  const month = date?.slice(0, 7) ?? months[0] ?? '';
  return (
    <TextField
      select
      fullWidth={false}
      label={translate('metrics.month')}
      value={month}
      onChange={({ target }) => onChange(target.value)}
      sx={{ m: 0, minWidth: 140 }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {(months.includes(month) ? months : [month, ...months]).map((each) => (
        <option key={each} value={each}>
          {each.split('-').reverse().join('/')}
        </option>
      ))}
    </TextField>
  );
}

interface Shown {
  readonly data: MessageMetrics;
  readonly channel: MetricsChannel;
}

/** The days of a period, up to the last on which anything was sent: also those on which nothing was. */
function daysOf({ period: { from }, days }: MessageMetrics): string[] {
  const last = days.at(-1)?.day ?? from;
  const all: string[] = [];
  for (let day = dayjs(from); day.format('YYYY-MM-DD') <= last; day = day.add(1, 'day'))
    all.push(day.format('YYYY-MM-DD'));
  return all;
}

function Days({ data, channel }: Shown) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { primary, secondary, accent } = useColours();
  const title = translate('metrics.byDay');
  const all = daysOf(data);
  const series = (name: 'sent' | 'failed' | 'suppressed', colour: string) => ({
    name: translate(`metrics.columns.${name}`),
    values: all.map((day) => data.days.find((each) => each.day === day)?.[name] ?? 0),
    colour,
  });
  return (
    <>
      <Section title={title}>
        <Chart
          stacked
          title={title}
          labels={all.map((day) => formatDate(day).slice(0, 5))}
          write={number}
          series={[
            series('sent', primary),
            series('failed', secondary),
            series('suppressed', accent),
          ]}
        />
      </Section>
      <Counts
        title={title}
        first={translate('metrics.columns.day')}
        data={data}
        channel={channel}
        lines={data.days.map((day) => ({
          ...day,
          key: day.day,
          name: (
            <Link component={RouterLink} to={`?date=${day.day}`}>
              {formatDate(day.day)}
            </Link>
          ),
        }))}
      />
    </>
  );
}

function Causes({ data, channel }: Shown) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const mayCampaigns = useCan('campaigns.read');
  const nameOf = ({ campaign_id: id, send_id: sent, title }: MessageMetrics['causes'][number]) => {
    if (!id) return translate(sent ? 'metrics.sends' : 'metrics.itself');
    const name = title ?? `#${id}`;
    if (!mayCampaigns) return name;
    return (
      <Link component={RouterLink} to={`${addressOf(resourceOf('campaigns'))}/${id}`}>
        {name}
      </Link>
    );
  };
  return (
    <Counts
      title={translate('metrics.byCause')}
      first={translate('metrics.columns.cause')}
      data={data}
      channel={channel}
      lines={data.causes.map((cause) => ({
        ...cause,
        key: `${cause.campaign_id} ${cause.send_id}`,
        name: nameOf(cause),
      }))}
    />
  );
}

function Why({ data: { reasons } }: Shown) {
  const translate = useTranslate();
  const { number } = useWritten();
  if (!reasons.length) return null;
  return (
    <Section title={translate('metrics.why')}>
      <FactList
        facts={reasons.map(({ reason, state, count }) => [
          `${translate(`metrics.columns.${state}`)}: ${translate(`metrics.reasons.${reason ?? 'none'}`)}`,
          number(count),
        ])}
      />
    </Section>
  );
}

function Allowance({ data: { allowance } }: Shown) {
  const translate = useTranslate();
  if (!allowance) return null;
  return (
    <Section title={translate('metrics.allowance')}>
      <Meter
        text={translate('metrics.allowed', { ...allowance })}
        done={allowance.used}
        total={allowance.allowed}
      />
    </Section>
  );
}

/** Credits that were bought and are left, which messages use before they cost money. */
function Credits({ data: { credits } }: Shown) {
  const translate = useTranslate();
  const { number } = useWritten();
  const addressOf = useAddressOf();
  const mayLook = useCan('marketplace.shop.read');
  if (!credits) return null;
  const text = translate('metrics.credits', { smart_count: credits, count: number(credits) });
  return (
    <Section title={translate('metrics.creditsTitle')}>
      {mayLook ? (
        <Link component={RouterLink} to={addressOf('marketplace/credits')}>
          {text}
        </Link>
      ) : (
        text
      )}
    </Section>
  );
}

/** What became of a channel's messages in a month, what they cost, and why some did not go out. */
function MetricsPage({ channel }: { readonly channel: MetricsChannel }) {
  const translate = useTranslate();
  const { data, error, refetch, date, choose } = useMetrics(channel);
  return (
    <>
      <Title title={translate(`tabs.branch-debt/${channel}-metrics`)} />
      <Tabs />
      <Stack spacing={2} sx={{ mt: 1, minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <MonthChooser date={date} onChange={choose} />
          <ExportButton
            exportKey={`${channel}-metrics`}
            query={date ? { date } : {}}
            words={countWords}
          />
          {date?.length === 10 ? <Typography>{formatDate(date)}</Typography> : null}
        </Stack>
        {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
        {data || error ? null : <Skeleton variant="rounded" height={420} />}
        {data && !data.days.length ? (
          <Alert severity="info">{translate('metrics.nothing')}</Alert>
        ) : null}
        {data ? <Allowance data={data} channel={channel} /> : null}
        {data ? <Credits data={data} channel={channel} /> : null}
        {data?.days.length ? (
          <>
            <Days data={data} channel={channel} />
            <Causes data={data} channel={channel} />
            <Why data={data} channel={channel} />
          </>
        ) : null}
      </Stack>
    </>
  );
}

/** The text messages of the company. */
export const SmsMetricsPage = () => <MetricsPage channel="sms" />;
/** Its messages by Viber. */
export const ViberMetricsPage = () => <MetricsPage channel="viber" />;
