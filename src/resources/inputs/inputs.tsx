import type { ReactNode } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  SelectInput,
  TextArrayInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import type { Kind } from '../../../contract/engine/fields.ts';
import type { FieldOutline } from '../../dataProvider/outline.ts';
import { AttributesInput } from './AttributesInput.tsx';
import { ColourInput } from './ColourInput.tsx';
import { DayInput } from './DayInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import { isOn } from './is-on.ts';
import { MoneyInput } from './MoneyInput.tsx';
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

// A 0 that means none is shown, and left, empty.
const emptyForNone = (value: unknown) => (value === 0 || value === undefined ? null : value);

function NumberOf({ source, field, isRequired, help }: InputProps) {
  const { min, max, kind, without } = field;
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
      helperText={help}
      min={min}
      max={max}
      step={kind === 'integer' ? 1 : 'any'}
      {...none}
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
  money: MoneyInput,
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
  texts: Texts,
  attributes: AttributesInput,
  colour: ColourInput,
  image: ImageInput,
};
