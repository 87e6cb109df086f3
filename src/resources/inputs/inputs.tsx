import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  TextArrayInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import type { Kind } from '../../../contract/engine/fields.ts';
import { nameOf } from '../../dataProvider/name-of.ts';
import type { FieldOutline } from '../../dataProvider/outline.ts';
import { resourceOf } from '../../dataProvider/sources.ts';
import { usePanel } from '../../shell/context.ts';
import { AttributesInput } from './AttributesInput.tsx';
import { ColourInput } from './ColourInput.tsx';
import { DayInput } from './DayInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import { isOn } from './is-on.ts';
import { MoneyInput } from './MoneyInput.tsx';
import { isNumeric, NumericInput } from './NumericInput.tsx';

export interface InputProps {
  readonly source: string;
  readonly field: FieldOutline;
  /** The words of the entity: `resources.<resource>`. */
  readonly words: string;
  readonly isRequired: boolean;
}

const keyboards = {
  email: 'email',
  url: 'url',
  phone: 'tel',
  mobile: 'tel',
  digits: 'numeric',
} as const;

function Text(props: InputProps) {
  const { source, field, isRequired } = props;
  const { format, max, multiline } = field;
  if (isNumeric(format)) return <NumericInput {...props} numeric={format} />;
  const mode = format && keyboards[format];
  return (
    <TextInput
      source={source}
      isRequired={isRequired}
      multiline={Boolean(multiline)}
      minRows={multiline ? 3 : undefined}
      slotProps={{ htmlInput: { maxLength: max, inputMode: mode } }}
    />
  );
}

// A 0 that means none is shown, and left, empty.
const emptyForNone = (value: unknown) => (value === 0 || value === undefined ? null : value);

function NumberOf({ source, field: { min, max, kind, without }, isRequired }: InputProps) {
  const translate = useTranslate();
  const none = without && {
    format: emptyForNone,
    placeholder: translate(`shell.without.${without}`),
    slotProps: { inputLabel: { shrink: true } },
  };
  return (
    <NumberInput
      source={source}
      isRequired={isRequired && !without}
      min={min}
      max={max}
      step={kind === 'integer' ? 1 : 'any'}
      {...none}
    />
  );
}

const switchText = { format: isOn, parse: (on: boolean) => (on ? 'true' : 'false') };

function Switch({ source, field: { kind } }: InputProps) {
  return <BooleanInput source={source} {...(kind === 'toggle' ? switchText : {})} />;
}

const choicesOf = (words: string, { values = [] }: FieldOutline) =>
  values.map((value) => ({ id: value, name: `${words}.texts.choices.${value}` }));

function Choice({ source, field, words, isRequired }: InputProps) {
  return <SelectInput source={source} choices={choicesOf(words, field)} isRequired={isRequired} />;
}

function Choices({ source, field, words }: InputProps) {
  return <CheckboxGroupInput source={source} choices={choicesOf(words, field)} />;
}

function useNameOf() {
  const { lang } = usePanel();
  return (record: RaRecord) => nameOf(record, lang) ?? '';
}

const search = { filterToQuery: (q: string) => ({ q }), openOnFocus: false };

function Ref({ source, field, isRequired }: InputProps) {
  const nameOf = useNameOf();
  return (
    <ReferenceInput source={source} reference={resourceOf(field.to ?? '')} perPage={60}>
      <AutocompleteInput optionText={nameOf} isRequired={isRequired} {...search} />
    </ReferenceInput>
  );
}

function Refs({ source, field }: InputProps) {
  const nameOf = useNameOf();
  return (
    <ReferenceArrayInput source={source} reference={resourceOf(field.to ?? '')} perPage={60}>
      <AutocompleteArrayInput optionText={nameOf} {...search} />
    </ReferenceArrayInput>
  );
}

const Texts = ({ source, isRequired }: InputProps) => (
  <TextArrayInput source={source} isRequired={isRequired} />
);

type Input = (props: InputProps) => ReactNode;
const never: Input = () => null;

/** How each kind of field is filled in; a new kind does not compile until it has an input. */
export const inputs: Record<Kind, Input> = {
  text: Text,
  paragraph: Text,
  localized: Text,
  integer: NumberOf,
  decimal: NumberOf,
  money: MoneyInput,
  points: NumberOf,
  flag: Switch,
  toggle: Switch,
  choice: Choice,
  choices: Choices,
  ref: Ref,
  refs: Refs,
  moment: DayInput,
  facts: never,
  day: DayInput,
  texts: Texts,
  attributes: AttributesInput,
  colour: ColourInput,
  image: ImageInput,
};
