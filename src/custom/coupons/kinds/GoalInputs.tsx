import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { DayField } from '../../../resources/inputs/DayField.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import type { Draft } from './goal-draft.ts';
import type { GoalFormState } from './use-goal-form.ts';

/** The names of the fields of a kind. */
type Named<T> = { [N in keyof Draft]: Draft[N] extends T ? N : never }[keyof Draft];
type DayName = 'start_date' | 'expiration_date';
type TextName = 'gift_title' | 'gift_description';
type NumberName = Exclude<
  Named<number | string | null>,
  DayName | TextName | 'gift_category_id' | 'goal_type'
>;

interface Props<N> {
  readonly form: GoalFormState;
  readonly name: N;
}
interface Limit {
  /** What an empty field means. */
  readonly without?: 'limit' | 'minimum' | 'start' | 'end';
}

/** What a field of a goal is called. */
export function useGoalWord() {
  const translate = useTranslate();
  return (name: string) => translate(`resources.${resourceOf('goal-coupons')}.fields.${name}`);
}

export function GoalNumber({
  form,
  name,
  money,
  without,
}: Props<NumberName> & Limit & { readonly money?: true }) {
  const translate = useTranslate();
  const wordOf = useGoalWord();
  return (
    <NumberField
      label={wordOf(name)}
      unit={money ? 'money' : 'points'}
      value={form.value[name]}
      onChange={(value) => form.set({ [name]: value })}
      error={form.said(name) ?? form.theirs(name)}
      {...(without ? { none: translate(`shell.without.${without}`) } : {})}
    />
  );
}

export function Day({ form, name, without = 'start' }: Props<DayName> & Limit) {
  const translate = useTranslate();
  const wordOf = useGoalWord();
  return (
    <DayField
      label={wordOf(name)}
      day={form.value[name] ?? undefined}
      onChange={(day) => form.set({ [name]: day ?? null })}
      error={form.said(name) ?? form.theirs(name)}
      none={translate(`shell.without.${without}`)}
    />
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly lines?: number;
  readonly max: number;
  readonly disabled?: boolean;
}

export const GoalText = ({
  label,
  value,
  onChange,
  error,
  hint,
  lines,
  max,
  disabled,
}: TextProps) => (
  <TextField
    label={label}
    value={value}
    disabled={disabled ?? false}
    onChange={({ target }) => onChange(target.value)}
    error={Boolean(error)}
    helperText={error ?? hint}
    slotProps={{ htmlInput: { maxLength: max } }}
    {...(lines ? { multiline: true, minRows: lines } : {})}
  />
);
