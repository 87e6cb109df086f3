import { type RaRecord, ReferenceInput, SelectInput, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { usePanel } from '../../../shell/context.ts';
import type { FieldProps } from '../../../shell/resource.ts';

const card = 1;

/** What kind of way a new one is; with another kind it has other credentials. */
export function KindInput({ source, help }: FieldProps) {
  const { lang } = usePanel();
  const { setValue } = useFormContext();
  if (useRecordContext()) return null;
  return (
    <ReferenceInput source={source} reference="system-payment-methods" perPage={60}>
      <SelectInput
        defaultValue={card}
        isRequired
        helperText={help}
        optionText={(kind: RaRecord) => nameOf(kind, lang) ?? ''}
        onChange={() => setValue('credentials', {})}
      />
    </ReferenceInput>
  );
}
