import { Alert, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LoadedStore } from '../../../../contract/organisations/loaded-store.ts';
import { type Day, timetableToSend } from '../../../../contract/organisations/timetable.ts';
import { changeTimetable } from '../../../../contract/settings/store-profile.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { useSettingsForm } from '../general/SettingsForm.tsx';
import { DayRow } from './DayRow.tsx';
import { copied, draftOf, type OpenDay } from './timetable-draft.ts';

/** When the store is open: a week of shifts, each regular day with an empty row at its end. */
export function Timetable({ store }: { store: LoadedStore }) {
  const translate = useTranslate();
  const { form, forms } = useSettingsForm({
    name: 'timetable',
    change: changeTimetable,
    saved: { days: draftOf(store.timetable as Day[]) },
    toSend: ({ days }: { days: OpenDay[] }) => ({
      timetable: timetableToSend(days),
      updated_at: store.updated_at,
    }),
  });
  const { value, set, said, isDirty } = form;
  const change = (index: number, day: OpenDay) =>
    set({ days: value.days.map((each, place) => (place === index ? day : each)) });
  return (
    <OwnForm
      title={translate('storeProfile.titles.timetable')}
      hint={translate('storeProfile.texts.timetable')}
      form={form}
      may={forms.may}
      savedByPage
    >
      {store.timetable.length || isDirty ? null : (
        <Alert severity="info">{translate('storeProfile.noHours')}</Alert>
      )}
      <Stack spacing={2}>
        {value.days.map((day, index) => (
          <DayRow
            key={day.day}
            day={day}
            may={forms.may}
            said={(path) => said(`timetable.${index}.${path}`)}
            onChange={(changed) => change(index, changed)}
            onCopy={(to) => set({ days: copied(value.days, day, to) })}
          />
        ))}
      </Stack>
    </OwnForm>
  );
}
