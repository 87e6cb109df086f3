import type { MouseEvent } from 'react';
import { enterKey } from '../../../session/keys.ts';
import styles from '../parts/pos.module.css';
import { usePos } from '../state/words.ts';

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The sign between whole and parts, where amounts are typed. */
  readonly comma?: string;
  readonly submit: string;
  readonly busy: boolean;
}

const digits = ['7', '8', '9', '4', '5', '6', '1', '2', '3'];

// The field keeps the focus: Enter is the one of the keyboard, and not of the key that was tapped.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Large keys for a finger; a keyboard types into the field itself. */
export function Keypad({ text, onText, comma, submit, busy }: Props) {
  const { p } = usePos();
  const key = (sign: string) => (
    <button
      key={sign}
      type="button"
      className={styles.key}
      onMouseDown={keepFocus}
      onClick={() => onText(text + sign)}
    >
      {sign}
    </button>
  );
  return (
    <div className={styles.keypad}>
      {digits.map(key)}
      {comma ? (
        key(comma)
      ) : (
        <button
          type="button"
          className={styles.key}
          data-word
          onMouseDown={keepFocus}
          onClick={() => onText('')}
        >
          {p('amount.clear')}
        </button>
      )}
      {key('0')}
      <button
        type="button"
        className={styles.key}
        aria-label={p('amount.back')}
        onMouseDown={keepFocus}
        onClick={() => onText(text.slice(0, -1))}
      >
        {'⌫'}
      </button>
      <button type="submit" className={styles.submit} data-key={enterKey} aria-disabled={busy}>
        <span aria-live="polite">{submit}</span>
      </button>
    </div>
  );
}
