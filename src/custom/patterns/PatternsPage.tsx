import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, Suspense, use, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { resourceOf } from '../../dataProvider/sources.ts';
import { loadScreenWords } from '../../i18n/load-panel.ts';
import { DayField } from '../../resources/inputs/DayField.tsx';
import { EmptyList } from '../../resources/list/EmptyList.tsx';
import { ListFailed } from '../../resources/list/ListFailed.tsx';
import { RowsSkeleton } from '../../resources/list/RowsSkeleton.tsx';
import { Covering } from '../../resources/narrowing/Chooser.tsx';
import { Pill } from '../../resources/narrowing/Pill.tsx';
import { Section } from '../../resources/pieces/Section.tsx';
import { StateChip, type Tone } from '../../resources/pieces/StateChip.tsx';
import { usePanel } from '../../shell/context.ts';
import { Title } from '../../shell/Title.tsx';
import { Chart } from '../reports/charts/Chart.tsx';
import { SparkLine } from '../reports/charts/SparkLine.tsx';
import { useColours } from '../reports/charts/use-colours.ts';
import { Change, FigureCard } from '../reports/home/FigureCard.tsx';
import { figureGrid } from '../reports/home/PeriodFigures.tsx';
import { SettingsBar } from '../settings/general/SettingsBar.tsx';
import { days, pages, say, tones } from './samples.ts';

const gifts = resourceOf('gifts');

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Section title={name}>
      <Suspense>{children}</Suspense>
    </Section>
  );
}

function Pills() {
  const [chosen, setChosen] = useState('');
  return (
    <Pill label={say.tone} value={chosen || undefined} onClear={() => setChosen('')}>
      <Covering
        aria-label={say.tone}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="" aria-label={say.any} />
        {tones.map((tone) => (
          <option key={tone} value={tone}>
            {tone}
          </option>
        ))}
      </Covering>
    </Pill>
  );
}

function Figures() {
  const { primary } = useColours();
  return (
    <Box component="ul" sx={figureGrid}>
      <FigureCard word="amount" value={say.amount} to="">
        <Change now={120} before={100} />
        <SparkLine values={days.map(({ value }) => value)} colour={primary} />
      </FigureCard>
      <FigureCard word="receipts" value="87">
        <Change now={80} before={100} />
      </FigureCard>
    </Box>
  );
}

function Charted() {
  const { primary, control } = useColours();
  const values = days.map(({ value }) => value);
  return (
    <Chart
      title={say.byDay}
      column={say.day}
      labels={days.map(({ name }) => name)}
      write={String}
      currency="EUR"
      series={[
        { name: say.now, values, colour: primary },
        { name: say.before, values: [...values].reverse(), colour: control },
      ]}
    />
  );
}

function Days() {
  const [day, setDay] = useState<string | undefined>('2026-11-22');
  return <DayField label={say.day} day={day} onChange={setDay} />;
}

/** The words of the pages that the samples are taken from. */
function useTheirWords() {
  const { lang } = usePanel();
  for (const page of pages) use(loadScreenWords(lang, `/${lang}/loyaltyPanel/${page}`));
}

const nothing = async () => undefined;

/** The patterns that pages are made of, with samples: for whoever builds one, on `npm run dev` alone. */
export function PatternsPage() {
  useTheirWords();
  return (
    <Stack spacing={2}>
      <Title title={say.page} />
      <Part name="StateChip">
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          {tones.map((tone: Tone) => (
            <StateChip key={tone} tone={tone} label={tone} />
          ))}
        </Stack>
      </Part>
      <Part name="Pill">
        <Pills />
      </Part>
      <Part name="FigureCard">
        <Figures />
      </Part>
      <Part name="Chart">
        <Charted />
      </Part>
      <Part name="DayField">
        <Days />
      </Part>
      <ResourceContextProvider value={gifts}>
        <Part name="RowsSkeleton">
          <RowsSkeleton columns={['title', 'points', 'gift_category_id']} choosable />
        </Part>
        <Part name="EmptyList">
          <EmptyList />
        </Part>
      </ResourceContextProvider>
      <Part name="ListFailed">
        <ListFailed onRetry={nothing} error={new Error(say.failed)} />
      </Part>
      <Part name="Section">
        <Typography>{say.part}</Typography>
        <Button variant="outlined">{say.action}</Button>
      </Part>
      <SettingsBar
        unsaved={{
          titles: say.unsaved,
          save: nothing,
          reset: () => undefined,
        }}
      />
    </Stack>
  );
}
