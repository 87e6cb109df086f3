import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import {
  FieldTitle,
  InputHelperText,
  useInput,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { z } from 'zod';
import type { availableCompanies } from '../../../../contract/synergies/synergies.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { useChoiceWords } from '../../../resources/pieces/use-choice-words.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

type Company = z.infer<(typeof availableCompanies)['reply']>['companies'][number];

function useCompanies(typed: string) {
  const { store } = usePanel();
  const q = useDeferredValue(typed.trim());
  return useQuery({
    queryKey: ['collaborators', 'available-companies', store.store_id, q],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof availableCompanies>(
          'GET',
          '/companies/{storeId}/synergies/available-companies',
          { params: { storeId: store.store_id }, query: q ? { q } : {}, signal },
        )
      ).data.companies,
  });
}

/** Which company to ask, found by a part of its name. */
export function CompanyPicker({ source }: { source: string }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { field, fieldState } = useInput({ source });
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Company | null>(null);
  const { data = [], error, isFetching } = useCompanies(chosen?.name === typed ? '' : typed);
  const said = fieldState.error?.message;
  const choiceWords = useChoiceWords();
  return (
    <Autocomplete
      {...choiceWords}
      fullWidth
      options={data}
      value={chosen}
      inputValue={typed}
      loading={isFetching}
      // The server has found them, accents and case aside.
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ store_id }) => store_id}
      isOptionEqualToValue={(one, other) => one.store_id === other.store_id}
      onInputChange={(_, next) => setTyped(next)}
      onChange={(_, next) => {
        setChosen(next);
        field.onChange(next?.store_id ?? null);
      }}
      onBlur={field.onBlur}
      noOptionsText={translate(error ? saidBy(error) : 'collaborators.none')}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={<FieldTitle source={source} resource={resource} isRequired />}
          placeholder={translate('collaborators.search')}
          error={Boolean(said)}
          helperText={said ? <InputHelperText error={said} /> : ' '}
        />
      )}
    />
  );
}
