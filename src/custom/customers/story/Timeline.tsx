import { Box, Button, Chip, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StoryEvent, StoryKind } from '../../../../contract/customers/customer-story.ts';
import { formatDate } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan } from '../../../shell/context.ts';
import { kinds } from './kinds.data.ts';
import { StoryRow } from './StoryRow.tsx';
import { useTimeline } from './use-story.ts';

/** Events by the day of the device on which they were, in their order. */
function byDay(events: readonly StoryEvent[]) {
  const days = new Map<string, StoryEvent[]>();
  for (const event of events) {
    const day = formatDate(event.at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days];
}

interface KindsProps {
  readonly kind: StoryKind | undefined;
  readonly onChange: (kind: StoryKind | undefined) => void;
}

/** Which kind of event is shown; those that somebody may not read are not offered. */
function Kinds({ kind, onChange }: KindsProps) {
  const translate = useTranslate();
  const may: Partial<Record<StoryKind, boolean>> = {
    claims: useCan('redemptions.read'),
    changes: useCan('audit.read'),
  };
  const offered = [undefined, ...kinds.filter((each) => may[each] ?? true)];
  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label={translate('desk.story.show')}
      sx={{ gap: 0.75, flexWrap: 'wrap', mb: 1.5 }}
    >
      {offered.map((each) => (
        <Chip
          key={each ?? 'all'}
          label={translate(each ? `desk.story.kinds.${each}` : 'desk.story.all')}
          color={each === kind ? 'primary' : 'default'}
          variant={each === kind ? 'filled' : 'outlined'}
          aria-pressed={each === kind}
          onClick={() => onChange(each)}
        />
      ))}
    </Stack>
  );
}

/** Everything that happened with a customer, by day, each leading to where more is said of it. */
export function Timeline({ id }: { id: number }) {
  const translate = useTranslate();
  const [kind, setKind] = useState<StoryKind>();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useTimeline(
    id,
    kind,
  );
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Section title={translate('desk.story.title')}>
      <Kinds kind={kind} onChange={setKind} />
      {!data && error ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={320} />}
      {data && !events.length ? (
        <Typography color="text.secondary">{translate('desk.story.none')}</Typography>
      ) : null}
      {byDay(events).map(([day, own]) => (
        <Box component="section" key={day} aria-label={day} sx={{ mb: 1 }}>
          <Typography variant="body2" component="h3" sx={{ fontWeight: 650, mb: 0.5 }}>
            {day}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {own.map((event) => (
              <StoryRow key={event.event_id} event={event} />
            ))}
          </Box>
        </Box>
      ))}
      {hasNextPage ? (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('desk.story.more')}
        </Button>
      ) : null}
    </Section>
  );
}
