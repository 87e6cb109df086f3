import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Numeric, numberOf } from '../../i18n/shape/digits.ts';
import { useWords } from '../../i18n/use-words.ts';
import styles from '../styles/controls.module.css';
import { Icon } from './Icon.tsx';
import { type Faults, say } from './use-call.ts';

interface FrameProps {
  name: string;
  label: string;
  hint?: string | undefined;
  faults: Faults;
  children: (props: {
    id: string;
    name: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** Label, control, hint, and what is wrong with it, tied together for screen readers. */
function Frame({ name, label, hint, faults, children }: FrameProps) {
  const { t } = useWords();
  const fault = faults[name];
  const note = fault ? say(t, fault) : hint;
  const noteId = `${name}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {children({
        id: name,
        name,
        'aria-invalid': Boolean(fault),
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p id={noteId} className={fault ? styles.fault : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}

type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'onChange'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  faults: Faults;
  onText: (text: string) => void;
  before?: ReactNode;
};

interface LineProps extends FieldProps {
  /** What it takes and nothing beside it; then `maxLength` is how many digits it keeps. */
  numeric?: Numeric;
}

const keyboards = { digits: 'numeric', mobile: 'tel' } as const;

/** A line of text, or of digits alone (numeric-only-digits). */
export function Field(props: LineProps) {
  const { name, label, hint, faults, onText, before, numeric, maxLength, ...input } = props;
  const own = numeric ? { inputMode: keyboards[numeric] } : { maxLength };
  const take = (typed: string) => onText(numeric ? numberOf(numeric, typed, maxLength) : typed);
  return (
    <Frame name={name} label={label} hint={hint} faults={faults}>
      {(tied) => (
        <div className={styles.control}>
          {before}
          <input
            type="text"
            {...input}
            {...own}
            {...tied}
            onChange={(event) => take(event.target.value)}
          />
        </div>
      )}
    </Frame>
  );
}

/** A password that can be shown. */
export function PasswordField({ name, label, hint, faults, onText, ...input }: FieldProps) {
  const { t } = useWords();
  const [shown, setShown] = useState(false);
  const toggle = t(shown ? 'person.hidePassword' : 'person.showPassword');
  return (
    <Frame name={name} label={label} hint={hint} faults={faults}>
      {(tied) => (
        <div className={styles.control}>
          <input
            {...input}
            {...tied}
            type={shown ? 'text' : 'password'}
            onChange={(event) => onText(event.target.value)}
          />
          <button
            type="button"
            className={styles.inside}
            aria-label={toggle}
            title={toggle}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </Frame>
  );
}
