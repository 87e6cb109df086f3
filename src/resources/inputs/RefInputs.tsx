import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
} from 'react-admin';
import { nameOf } from '../../dataProvider/name-of.ts';
import { resourceOf } from '../../dataProvider/sources.ts';
import { usePanel } from '../../shell/context.ts';
import type { InputProps } from './inputs.tsx';

function useNameOf() {
  const { lang } = usePanel();
  return (record: RaRecord) => nameOf(record, lang) ?? '';
}

const search = { filterToQuery: (q: string) => ({ q }), openOnFocus: false };

/** Chooses one record of another entity, by its name. */
export function RefInput({ source, field, isRequired, help }: InputProps) {
  const nameOf = useNameOf();
  return (
    <ReferenceInput source={source} reference={resourceOf(field.to ?? '')} perPage={60}>
      <AutocompleteInput
        helperText={help}
        optionText={nameOf}
        isRequired={isRequired}
        {...search}
      />
    </ReferenceInput>
  );
}

/** Chooses records of another entity, by their names. */
export function RefsInput({ source, field, help }: InputProps) {
  const nameOf = useNameOf();
  return (
    <ReferenceArrayInput source={source} reference={resourceOf(field.to ?? '')} perPage={60}>
      <AutocompleteArrayInput helperText={help} optionText={nameOf} {...search} />
    </ReferenceArrayInput>
  );
}
