import { Autocomplete, Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type EventName, eventNames } from '../../../../contract/developers/event-names.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { RecordsField } from '../../../resources/inputs/RecordsField.tsx';
import { useCan } from '../../../shell/context.ts';
import { useEventName } from '../hooks/EventsInput.tsx';
import { RowsEditor } from './RowsEditor.tsx';
import { TakenEditor } from './TakenEditor.tsx';
import { Tester } from './Tester.tsx';
import type { MapperForm } from './use-mapper-form.ts';
import { mappersResource } from './use-mappers.ts';

interface Props {
  readonly form: MapperForm;
  readonly title: string;
  readonly may: boolean;
}

const sides = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' },
  alignItems: 'start',
} as const;

function Which({ form }: Pick<Props, 'form'>) {
  const translate = useTranslate();
  const nameOf = useEventName();
  const maySeeHooks = useCan('developers.webhooks.read');
  const word = (name: string) => translate(`resources.${mappersResource()}.fields.${name}`);
  return (
    <>
      <TextField
        label={word('name')}
        value={form.value.name}
        onChange={({ target }) => form.set({ name: target.value })}
        error={Boolean(form.said('name'))}
        helperText={form.said('name')}
        required
        slotProps={{ htmlInput: { maxLength: 80, name: 'name' } }}
      />
      {maySeeHooks ? (
        <RecordsField
          label={word('webhook_ids')}
          of="webhooks"
          value={form.value.webhook_ids}
          onChange={(webhook_ids) => form.set({ webhook_ids })}
          error={form.said('webhook_ids')}
          hint={translate('mappers.hooksHint')}
        />
      ) : null}
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={[...eventNames]}
        value={form.value.events}
        getOptionLabel={(event: EventName) => nameOf(event)}
        onChange={(_, events) => form.set({ events })}
        renderInput={(input) => (
          <TextField
            {...input}
            label={word('events')}
            helperText={translate('mappers.eventsHint')}
          />
        )}
      />
      <FormControlLabel
        control={
          <Switch checked={form.value.active} onChange={(_, active) => form.set({ active })} />
        }
        label={word('active')}
      />
    </>
  );
}

/** The form of a mapper, and beside it what it would make of the last answers. */
export function MapperFields({ form, title, may }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={sides}>
      <OwnForm title={title} hint={translate('mappers.hint')} form={form} may={may}>
        <Which form={form} />
        <RowsEditor form={form} />
        {useCan('customers.update') ? <TakenEditor form={form} /> : null}
      </OwnForm>
      <Tester form={form} />
    </Box>
  );
}
