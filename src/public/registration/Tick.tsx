import type { ReactNode } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { type Faults, say } from '../parts/use-call.ts';
import controls from '../styles/controls.module.css';
import styles from './registration.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly faults: Faults;
  readonly required?: boolean;
  readonly onChecked: (checked: boolean) => void;
  readonly children?: ReactNode;
}

/** Something to agree to, and what is wrong where one does not. */
export function Tick({ name, label, checked, faults, required, onChecked, children }: Props) {
  const { t } = useWords();
  const fault = faults[name];
  const noteId = `${name}-note`;
  return (
    <div className={styles.tick}>
      <label htmlFor={name}>
        <input
          id={name}
          name={name}
          type="checkbox"
          checked={checked}
          required={required}
          aria-invalid={Boolean(fault)}
          aria-describedby={fault ? noteId : undefined}
          onChange={(event) => onChecked(event.target.checked)}
        />
        {label}
      </label>
      {children}
      {fault && (
        <p id={noteId} className={controls.fault}>
          {say(t, fault)}
        </p>
      )}
    </div>
  );
}
