import { useLoaderData } from 'react-router';
import type { RegistrationWords } from '../../i18n/load-registration.ts';
import { Field } from '../parts/Field.tsx';
import type { Faults } from '../parts/use-call.ts';

/** A line that is asked for: its name below the group that is sent, and what it says. */
export interface Line<N extends string> {
  readonly name: N;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'email' | 'tel';
  /** Digits and nothing else. */
  readonly numeric?: 'digits';
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly maxLength: number;
}

interface Props<N extends string> {
  /** What of the body they are: `company_details`. */
  readonly group: string;
  readonly lines: readonly Line<N>[];
  readonly typed: Readonly<Record<N, string>>;
  readonly faults: Faults;
  readonly onChange: (part: Partial<Record<N, string>>) => void;
}

/** Some lines of text, one below the other. */
export function TextFields<N extends string>({ group, lines, typed, faults, onChange }: Props<N>) {
  const { company: words } = useLoaderData<RegistrationWords>();
  return lines.map(({ name, label, required, ...line }) => (
    <Field
      key={name}
      {...line}
      name={`${group}.${name}`}
      label={required ? label : `${label} (${words.optional})`}
      required={required}
      faults={faults}
      value={typed[name]}
      onText={(text) => onChange({ [name]: text } as Partial<Record<N, string>>)}
    />
  ));
}

/** What of them is empty and asked for, as faults of the form. */
export const emptyAmong = <N extends string>(
  group: string,
  lines: readonly Line<N>[],
  typed: Readonly<Record<N, string>>,
): Faults =>
  Object.fromEntries(
    lines.flatMap(({ name, required }) =>
      required && !typed[name].trim()
        ? [[`${group}.${name}`, { key: 'validation.required' } as const]]
        : [],
    ),
  );

/** As it is sent: nothing where nothing was written. */
export const writtenOf = <N extends string>(typed: Readonly<Record<N, string>>) =>
  Object.fromEntries(
    Object.entries<string>(typed).map(([name, text]) => [name, text.trim() || null]),
  ) as Record<N, string | null>;
