import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList, useGetMany } from 'react-admin';
import { nameOf } from '../../dataProvider/name-of.ts';
import { resourceOf } from '../../dataProvider/sources.ts';
import { usePanel } from '../../shell/context.ts';
import { useSettled } from '../pieces/use-settled.ts';

interface Props {
  readonly label: string;
  /** The entity that is chosen from. */
  readonly of: string;
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly filter?: Readonly<Record<string, unknown>>;
}

/** Some records of a list, found by their names; outside of react-admin's forms. */
export function RecordsField({ label, of, value, onChange, error, hint, filter = {} }: Props) {
  const { lang } = usePanel();
  const resource = resourceOf(of);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed);
  const { data: found = [], isFetching } = useGetList(resource, {
    pagination: { page: 1, perPage: 24 },
    filter: { ...filter, ...(q ? { q } : {}) },
  });
  const { data: chosen = [] } = useGetMany(
    resource,
    { ids: [...value] },
    { enabled: value.length > 0 },
  );
  const known = new Map([...found, ...chosen].map((each: RaRecord) => [Number(each.id), each]));
  const nameOfId = (id: number) => {
    const record = known.get(id);
    return (record && nameOf(record, lang)) ?? `#${id}`;
  };
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={[...new Set([...found.map(({ id }) => Number(id)), ...value])]}
      value={[...value]}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={nameOfId}
      getOptionKey={(id) => id}
      onChange={(_, ids) => onChange(ids)}
      onInputChange={(_, text) => setTyped(text)}
      renderInput={(input) => (
        <TextField {...input} label={label} error={Boolean(error)} helperText={error ?? hint} />
      )}
    />
  );
}
