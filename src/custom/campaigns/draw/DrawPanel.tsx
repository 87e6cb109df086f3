import { Alert, AlertTitle, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { CampaignDraw } from '../../../../contract/campaigns/draws.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Places } from './Places.tsx';
import { type Drawing, type StepName, stepsFrom, useDraw } from './use-draw.ts';

interface Props {
  readonly draw: CampaignDraw;
  readonly drawing: Drawing;
}

/** What comes next, each after a question. */
function Steps({ draw, drawing }: Props) {
  const translate = useTranslate();
  const [asked, ask] = useState<StepName>();
  if (!useCan('campaigns.update')) return null;
  return (
    <>
      {stepsFrom[draw.state].map((step) => (
        <Button
          key={step}
          variant={step === 'cancel' ? 'text' : 'contained'}
          color={step === 'cancel' ? 'error' : 'primary'}
          loading={drawing.busy}
          onClick={() => ask(step)}
        >
          {translate(`drawPanel.steps.${step}`)}
        </Button>
      ))}
      <Confirm
        isOpen={asked !== undefined}
        title={asked ? translate(`drawPanel.steps.${asked}`) : ''}
        content={asked ? translate(`drawPanel.asks.${asked}`) : ''}
        onConfirm={() => {
          if (asked) void drawing.take(asked);
          ask(undefined);
        }}
        onClose={() => ask(undefined)}
      />
    </>
  );
}

function Standing({ draw, drawing }: Props) {
  const translate = useTranslate();
  const { number } = useWritten();
  const word = (name: string) => translate(`drawPanel.${name}`);
  const count = (value: number | null) => (value === null ? null : number(value));
  const when = (moment: string | null) => moment && formatDateTime(moment);
  return (
    <Section title={word('state')} actions={<Steps draw={draw} drawing={drawing} />}>
      <Stack spacing={2}>
        <Typography sx={{ fontWeight: 600 }}>{word(`states.${draw.state}`)}</Typography>
        {draw.state === 'none' ? <Alert severity="info">{word('none')}</Alert> : null}
        {draw.earlier.map((each) => (
          <Alert key={each.commitment} severity="warning">
            <AlertTitle>{word('earlier')}</AlertTitle>
            {translate('drawPanel.earlierDraw', {
              title: each.title,
              drawn: formatDateTime(each.drawn_at),
              cancelled: formatDateTime(each.cancelled_at),
              count: number(each.receipts_shared),
            })}
          </Alert>
        ))}
        <FactList
          facts={[
            [word('size'), `${number(draw.winners)}, ${number(draw.alternates)}`],
            [word('entries'), count(draw.entries)],
            [word('receipts'), count(draw.receipts)],
            [word('people'), count(draw.people)],
            [word('opened'), when(draw.opened_at)],
            [word('closed'), when(draw.closed_at)],
            [word('drawnAt'), when(draw.drawn_at)],
            [word('ended'), when(draw.ended_at)],
          ]}
        />
      </Stack>
    </Section>
  );
}

const hash = (value: string | null) =>
  value && (
    <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {value}
    </Typography>
  );

/** What anybody checks the draw by. */
function Hashes({ draw, drawing }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const word = (name: string) => translate(`drawPanel.${name}`);
  if (!draw.commitment) return null;
  return (
    <Section title={word('hashes')}>
      <Stack spacing={2}>
        <Typography color="text.secondary">{word('hashesHint')}</Typography>
        <FactList
          facts={[
            [word('commitment'), hash(draw.commitment)],
            [word('entriesHash'), hash(draw.entries_hash)],
            [word('seed'), hash(draw.seed)],
          ]}
        />
        {draw.seed ? (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <DownloadButton label={word('proof')} onDownload={drawing.saveProof} />
            <Button component="a" href={`/${lang}/draw-proof`} target="_blank" rel="noopener">
              {word('check')}
            </Button>
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}

/** The draw of a campaign: its steps, its hashes, and who was drawn. */
export function DrawPanel({ id, onStep }: { id: number; onStep: () => void }) {
  const drawing = useDraw(id, onStep);
  const { data: draw, error, refetch } = drawing;
  if (error && !draw) return <ListFailed onRetry={refetch} error={error} />;
  if (!draw) return <Skeleton variant="rounded" height={320} />;
  return (
    <Stack spacing={2}>
      <Standing draw={draw} drawing={drawing} />
      <Hashes draw={draw} drawing={drawing} />
      {draw.seed ? <Places draw={draw} drawing={drawing} /> : null}
    </Stack>
  );
}
