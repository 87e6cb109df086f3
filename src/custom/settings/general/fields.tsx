import { FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type Numeric, numberOf } from '../../../i18n/shape/digits.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';

export type Value = string | number | boolean | null | undefined;

export interface FieldSpec {
  readonly name: string;
  readonly kind:
    | 'text'
    | 'email'
    | Numeric
    | 'count'
    | 'points'
    | 'money'
    | 'secret'
    | 'switch'
    | 'choice';
  /** Whether there are words below it. */
  readonly hint?: true;
  readonly hintArgs?: Readonly<Record<string, string | number>>;
  /** Of a choice: what may be chosen. */
  readonly options?: readonly { readonly value: string | number; readonly word: string }[];
  readonly maxLength?: number;
  /** Of a secret: whether one is kept, so that an empty field keeps it. */
  readonly stored?: boolean;
}

interface Props {
  readonly field: FieldSpec;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: Value;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
}

function SwitchField({ label, hint, value, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={value === true}
            disabled={disabled}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: hint ? { 'aria-describedby': id } : {} }}
          />
        }
      />
      {hint ? (
        <FormHelperText id={id} sx={{ mt: 0, ml: 5.75 }}>
          {hint}
        </FormHelperText>
      ) : null}
    </div>
  );
}

const keyboards = { digits: 'numeric', mobile: 'tel' } as const;

function ChoiceField({ field, label, hint, value, error, disabled, onChange }: Props) {
  const choose = (sent: string) =>
    onChange(field.options?.find((each) => String(each.value) === sent)?.value ?? null);
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error ?? hint}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {field.options?.map((each) => (
        <option key={each.value} value={each.value}>
          {each.word}
        </option>
      ))}
    </TextField>
  );
}

function LineField({ field, label, hint, value, error, disabled, onChange }: Props) {
  const translate = useTranslate();
  const { kind, maxLength = 200, stored } = field;
  const isSecret = kind === 'secret';
  const numeric = kind === 'digits' || kind === 'mobile' ? kind : undefined;
  const take = (typed: string) => onChange(numeric ? numberOf(numeric, typed, maxLength) : typed);
  const below = isSecret && stored ? translate('settingsForms.kept') : hint;
  return (
    <TextField
      label={label}
      value={value ?? ''}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error ?? below}
      type={isSecret ? 'password' : kind === 'email' ? 'email' : 'text'}
      onChange={({ target }) => take(target.value)}
      slotProps={{
        htmlInput: {
          maxLength: numeric ? undefined : maxLength,
          inputMode: keyboards[kind as 'digits'],
          autoComplete: isSecret ? 'new-password' : 'off',
        },
      }}
    />
  );
}

/** One field of a form of settings, by its kind. */
export function SettingField(props: Props) {
  const { field, label, hint, value, error, disabled, onChange } = props;
  if (field.kind === 'switch') return <SwitchField {...props} />;
  if (field.kind === 'choice') return <ChoiceField {...props} />;
  if (field.kind === 'money' || field.kind === 'points' || field.kind === 'count')
    return (
      <NumberField
        label={label}
        unit={field.kind}
        value={value as number | string | null}
        onChange={onChange}
        error={error}
        hint={hint}
        disabled={disabled}
      />
    );
  return <LineField {...props} />;
}
