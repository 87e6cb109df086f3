import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Beside } from '../../../resources/form/Choices.tsx';
import { DayField } from '../../../resources/inputs/DayField.tsx';
import { type Draft, isPeriod } from '../draft/draft.ts';
import type { PartForm } from '../draft/part.ts';
import { useWord } from './pieces.tsx';

interface Props {
  readonly form: PartForm<Pick<Draft, 'title' | 'starts_at' | 'ends_at'>>;
}

export function TitleField({ form: { value, set, said } }: Props) {
  const translate = useTranslate();
  const word = useWord();
  return (
    <TextField
      required
      label={translate('resources.campaigns/view-campaigns.fields.title')}
      value={value.title}
      onChange={({ target }) => set({ title: target.value })}
      error={Boolean(said('title'))}
      helperText={said('title') ?? word('hints.title')}
      slotProps={{ htmlInput: { maxLength: 120 } }}
    />
  );
}

/** From which day to which it runs; without one it begins when it is started, and ends when somebody ends it. */
export function PeriodFields({ form: { value, set, said } }: Props) {
  const translate = useTranslate();
  const word = useWord();
  const { starts_at, ends_at } = value;
  const isWrong = Boolean(starts_at && ends_at) && !isPeriod(value);
  return (
    <Beside>
      <DayField
        label={word('starts')}
        none={translate('shell.without.start')}
        day={value.starts_at ?? undefined}
        onChange={(day) => set({ starts_at: day ?? null })}
        error={said('starts_at')}
      />
      <DayField
        label={word('ends')}
        none={translate('shell.without.end')}
        day={value.ends_at ?? undefined}
        onChange={(day) => set({ ends_at: day ?? null })}
        error={said('ends_at') ?? (isWrong ? translate('period.wrong') : undefined)}
      />
    </Beside>
  );
}
