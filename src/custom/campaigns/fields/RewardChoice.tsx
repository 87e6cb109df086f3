import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList, useGetOne } from 'react-admin';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useChoiceWords } from '../../../resources/pieces/use-choice-words.ts';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { useCan } from '../../../shell/context.ts';
import { useWord } from './pieces.tsx';

interface Props {
  readonly value: number | null;
  readonly onChange: (reward: RaRecord | null) => void;
  readonly error?: string | undefined;
}

/** The reward that what is given is taken from: found by its title. */
export function RewardChoice({ value, onChange, error }: Props) {
  const word = useWord();
  const words = useChoiceWords();
  const resource = resourceOf('rewards');
  const may = useCan('rewards.read');
  const [typed, setTyped] = useState('');
  const q = useSettled(typed);
  const { data: found = [], isFetching } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 24 }, filter: q ? { q } : {} },
    { enabled: may },
  );
  const { data: chosen } = useGetOne(
    resource,
    { id: value ?? 0 },
    { enabled: may && value !== null },
  );
  if (!may) return null;
  const current = value === null ? null : (chosen ?? found.find(({ id }) => id === value) ?? null);
  return (
    <Autocomplete
      options={found}
      value={current}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => String(title ?? '')}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, reward) => onChange(reward)}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      {...words}
      renderInput={(input) => (
        <TextField
          {...input}
          label={word('reward')}
          error={Boolean(error)}
          helperText={error ?? word('hints.reward')}
        />
      )}
    />
  );
}
