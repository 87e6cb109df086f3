import type { ReactNode } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  SelectInput,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import type { Kind } from '../../../contract/engine/fields.ts';
import type { FieldOutline } from '../../dataProvider/field-outline.ts';
import { AttributesInput } from './AttributesInput.tsx';
import { BirthdayInput } from './BirthdayInput.tsx';
import { ColourInput } from './ColourInput.tsx';
import { DayInput } from './DayInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import { isOn } from './is-on.ts';
import { NumberOf } from './NumberInput.tsx';
import { isNumeric, NumericInput } from './NumericInput.tsx';
import { RefInput, RefsInput } from './RefInputs.tsx';
import { useTextLanguage } from './use-text-language.ts';

export interface InputProps {
  readonly source: string;
  readonly field: FieldOutline;
  /** The words of the entity: `resources.<resource>`. */
  readonly words: string;
  readonly isRequired: boolean;
  /** What stands under it, where it needs explaining. */
  readonly help: string | undefined;
}

const keyboards = {
  email: 'email',
  url: 'url',
  phone: 'tel',
  mobile: 'tel',
  digits: 'numeric',
  vat: 'text',
} as const;

function Text(props: InputProps) {
  const { source, field, isRequired, help } = props;
  const lang = useTextLanguage(props);
  const { format, max, multiline } = field;
  if (isNumeric(format)) return <NumericInput {...props} numeric={format} />;
  const mode = format && keyboards[format];
  return (
    <TextInput
      source={source}
      isRequired={isRequired}
      helperText={help}
      multiline={Boolean(multiline)}
      minRows={multiline ? 3 : undefined}
      slotProps={{ htmlInput: { maxLength: max, inputMode: mode, lang } }}
    />
  );
}

const switchText = { format: isOn, parse: (on: boolean) => (on ? 'true' : 'false') };

function Switch({ source, field: { kind }, help }: InputProps) {
  return (
    <BooleanInput source={source} helperText={help} {...(kind === 'toggle' ? switchText : {})} />
  );
}

const choicesOf = (words: string, { values = [] }: FieldOutline) =>
  values.map((value) => ({ id: value, name: `${words}.texts.choices.${value}` }));

function Choice({ source, field, words, isRequired, help }: InputProps) {
  return (
    <SelectInput
      source={source}
      helperText={help}
      choices={choicesOf(words, field)}
      isRequired={isRequired}
    />
  );
}

function Choices({ source, field, words, help }: InputProps) {
  return <CheckboxGroupInput source={source} helperText={help} choices={choicesOf(words, field)} />;
}

const Texts = ({ source, isRequired, help }: InputProps) => (
  <TextArrayInput source={source} helperText={help} isRequired={isRequired} />
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
  money: NumberOf,
  points: NumberOf,
  flag: Switch,
  toggle: Switch,
  choice: Choice,
  choices: Choices,
  ref: RefInput,
  refs: RefsInput,
  moment: DayInput,
  facts: never,
  day: DayInput,
  birthday: BirthdayInput,
  texts: Texts,
  attributes: AttributesInput,
  colour: ColourInput,
  image: ImageInput,
};
