import { Autocomplete, TextField } from '@mui/material';
import type { ComponentType } from 'react';
import type { CharacteristicName } from '../../../../contract/campaigns/kinds.ts';
import { consentChannels } from '../../../../contract/messages/consents.ts';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { Beside, Select, SomeOf } from '../../../resources/form/Choices.tsx';
import { RecordsField } from '../../../resources/inputs/RecordsField.tsx';
import { useDefinitions } from '../../../resources/inputs/use-definitions.ts';
import { useChoiceWords } from '../../../resources/pieces/use-choice-words.ts';
import { useViews } from '../../../resources/views/use-views.ts';
import { usePanel } from '../../../shell/context.ts';
import type { Options, PartForm } from '../draft/part.ts';
import { Count } from './ClockOptions.tsx';
import { useWord } from './pieces.tsx';
import { TiersField } from './TypeOptions.tsx';

interface Props {
  readonly form: PartForm<Options>;
}

const AgeFields = ({ form }: Props) => (
  <Beside>
    <Count form={form} name="from_age" />
    <Count form={form} name="to_age" />
  </Beside>
);

/** Any of a few choices that are named by their option. */
function AnyOf({ form, name, ids }: Props & { name: string; ids: readonly string[] }) {
  const word = useWord();
  return (
    <SomeOf
      label={word(`options.${name}`)}
      choices={ids.map((id) => ({ id, name: word(`choices.${name}.${id}`) }))}
      value={(form.value[name] ?? []) as string[]}
      onChange={(chosen) => form.set({ [name]: chosen })}
      error={form.said(name)}
    />
  );
}

const GenderFields = ({ form }: Props) => (
  <AnyOf form={form} name="genders" ids={['female', 'male', 'other']} />
);
const ConsentFields = ({ form }: Props) => (
  <AnyOf form={form} name="channels" ids={consentChannels} />
);

function RegionFields({ form: { value, set, said } }: Props) {
  const word = useWord();
  return (
    <RecordsField
      of="network-regions"
      label={word('options.store_company_network_region_ids')}
      value={(value.store_company_network_region_ids ?? []) as number[]}
      onChange={(ids) => set({ store_company_network_region_ids: ids })}
      error={said('store_company_network_region_ids')}
    />
  );
}

/** What the company keeps of its customers, and which of its values are meant. */
function AttributeFields({ form: { value, set, said } }: Props) {
  const word = useWord();
  const words = useChoiceWords();
  const { lang } = usePanel();
  const definitions = useDefinitions().filter(({ used }) => used);
  const field = 'user_account_attribute_definition_id';
  const chosen = definitions.find(({ id }) => Number(id) === value[field]);
  const known = chosen?.type === 'flag' ? ['true', 'false'] : ((chosen?.values ?? []) as string[]);
  const name = (each: string) => (chosen?.type === 'flag' ? word(`choices.flag.${each}`) : each);
  return (
    <>
      <Select
        label={word(`options.${field}`)}
        none=""
        choices={definitions.map((each) => ({
          id: String(each.id),
          name: nameOf(each, lang) ?? `#${each.id}`,
        }))}
        value={(value[field] ?? null) as number | null}
        onChange={(id) => set({ [field]: Number(id) || null, values: [] })}
        error={said(field)}
      />
      <Autocomplete
        multiple
        freeSolo={known.length === 0}
        autoSelect={known.length === 0}
        filterSelectedOptions
        options={known}
        getOptionLabel={name}
        value={(value.values ?? []) as string[]}
        onChange={(_, values) => set({ values })}
        {...words}
        renderInput={(input) => (
          <TextField
            {...input}
            label={word('options.values')}
            error={Boolean(said('values'))}
            helperText={said('values') ?? word('hints.values')}
          />
        )}
      />
    </>
  );
}

/** Those who are in a view of the list of customers, as it is when it is looked at. */
function ViewFields({ form: { value, set, said } }: Props) {
  const word = useWord();
  const { views } = useViews('customers');
  return (
    <Select
      label={word('options.view_id')}
      none=""
      choices={views.map(({ view_id, name }) => ({ id: String(view_id), name }))}
      value={(value.view_id ?? null) as number | null}
      onChange={(id) => set({ view_id: Number(id) || null })}
      error={said('view_id')}
      hint={word('hints.view_id')}
    />
  );
}

const fieldsOf: Readonly<Record<CharacteristicName, ComponentType<Props>>> = {
  age: AgeFields,
  gender: GenderFields,
  tier: TiersField,
  region: RegionFields,
  consent: ConsentFields,
  attribute: AttributeFields,
  view: ViewFields,
};

/** What is asked of a customer. */
export function CharacteristicFields({ name, form }: Props & { name: CharacteristicName }) {
  const Own = fieldsOf[name];
  return <Own form={form} />;
}
