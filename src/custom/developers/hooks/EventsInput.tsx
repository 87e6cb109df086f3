import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate, ValidationError } from 'react-admin';
import { useController } from 'react-hook-form';
import type { EventName } from '../../../../contract/developers/event-names.ts';
import type { listEvents, StoreEvent } from '../../../../contract/developers/events.ts';
import { rightPath } from '../../../../contract/words/right-names.ts';
import { useRead } from '../../../resources/pieces/use-read.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { usePanel } from '../../../shell/context.ts';
import type { FieldProps } from '../../../shell/resource.ts';
import { SampleDialog } from './SampleDialog.tsx';
import { hooksResource } from './use-hooks.ts';

interface Props {
  readonly chosen: readonly EventName[];
  readonly choose: (event: EventName, on: boolean) => void;
}
type Shown = (event: StoreEvent) => void;

const groupOf = ({ event }: StoreEvent) => event.split('.')[0] ?? '';

/** What an event is called. */
export function useEventName() {
  const translate = useTranslate();
  return (event: string) => translate(`resources.${hooksResource()}.texts.choices.${event}`);
}

function OneEvent({ of, chosen, choose, onShow }: Props & { of: StoreEvent; onShow: Shown }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const nameOf = useEventName();
  const isOn = chosen.includes(of.event);
  const right = rightPath(of.permission, lang);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={isOn}
            disabled={!of.permitted && !isOn}
            onChange={(_, on) => choose(of.event, on)}
          />
        }
        label={
          <>
            {nameOf(of.event)}
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {of.permitted ? of.event : translate('hooks.notPermitted', { right })}
            </Typography>
          </>
        }
      />
      <Button
        size="small"
        onClick={() => onShow(of)}
        aria-label={`${translate('hooks.seeExample')}: ${nameOf(of.event)}`}
        sx={{ flexShrink: 0 }}
      >
        {translate('hooks.seeExample')}
      </Button>
    </Stack>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  alignItems: 'start',
} as const;

function Groups({ events, ...choice }: Props & { events: readonly StoreEvent[] }) {
  const translate = useTranslate();
  const nameOf = useEventName();
  const [shown, setShown] = useState<StoreEvent>();
  const groups = [...new Set(events.map(groupOf))];
  return (
    <Box sx={grid}>
      {groups.map((group) => (
        <Box key={group} component="section" aria-label={translate(`hooks.groups.${group}`)}>
          <Typography sx={{ fontWeight: 650 }}>{translate(`hooks.groups.${group}`)}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {events
              .filter((each) => groupOf(each) === group)
              .map((each) => (
                <OneEvent key={each.event} of={each} {...choice} onShow={setShown} />
              ))}
          </Box>
        </Box>
      ))}
      {shown ? (
        <SampleDialog
          eventId={shown.store_event_id}
          name={nameOf(shown.event)}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </Box>
  );
}

/** The events that there are, and which of them the user may read. */
export const useEvents = () => useRead<typeof listEvents>('/companies/{storeId}/events');

/** What a program receives: each event with the right it needs and an example. */
export function EventsInput({ source, help }: FieldProps) {
  const translate = useTranslate();
  const events = useEvents();
  const { field, fieldState } = useController({ name: source, defaultValue: [] });
  const chosen: readonly EventName[] = field.value ?? [];
  const choose = (event: EventName, on: boolean) => {
    const others = chosen.filter((each) => each !== event);
    field.onChange(on ? [...others, event] : others);
  };
  const said = fieldState.error?.message;
  return (
    <Stack spacing={1} sx={{ width: '100%', mb: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="h5" component="h3">
          {translate('hooks.eventsTitle')}
        </Typography>
        <Typography variant="body2" color="text.secondary" role="status">
          {translate('hooks.chosen', { smart_count: chosen.length })}
        </Typography>
      </Stack>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {help}
      </Typography>
      {said ? (
        <Typography color="error" role="alert">
          <ValidationError error={said} />
        </Typography>
      ) : null}
      <Answered query={events}>
        {(all) => <Groups events={all.events} chosen={chosen} choose={choose} />}
      </Answered>
    </Stack>
  );
}
