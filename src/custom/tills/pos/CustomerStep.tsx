import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newCustomerKey } from '../../../session/keys.ts';
import { hasCamera } from '../camera/use-camera.ts';
import styles from '../parts/pos.module.css';
import type { Undo } from '../state/use-undo.ts';
import { usePos } from '../state/words.ts';
import { Camera } from './Camera.tsx';
import { Keypad } from './Keypad.tsx';
import { LastPosted } from './Undo.tsx';

interface Props {
  readonly undo: Undo;
  readonly unknown: string | undefined;
  readonly busy: boolean;
  readonly mayRegister: boolean;
  readonly onFind: (code: string) => void;
  readonly onNew: (code: string) => void;
}

/** Whose receipt it is: scanned or typed into the one field that has the focus. */
export function CustomerStep({ undo, unknown, busy, mayRegister, onFind, onNew }: Props) {
  const { p } = usePos();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(unknown ?? '');
  const [filming, setFilming] = useState(false);
  // Before anything can be typed: a scanner is faster than what comes after the paint.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => {
    const newCustomer = (event: KeyboardEvent) => {
      if (event.key !== newCustomerKey || !mayRegister) return;
      event.preventDefault();
      onNew(unknown ?? '');
    };
    addEventListener('keydown', newCustomer);
    return () => removeEventListener('keydown', newCustomer);
  }, [mayRegister, onNew, unknown]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim().length >= 4 && !busy) onFind(code.trim());
    else input.current?.focus();
  };
  return (
    <form className={styles.column} onSubmit={submit}>
      <label htmlFor="customer-code" className={styles.label}>
        {p('customer.label')}
      </label>
      <input
        id="customer-code"
        ref={input}
        className={styles.big}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="tel"
        maxLength={64}
        aria-describedby="customer-code-hint"
        aria-invalid={unknown !== undefined && unknown === code}
      />
      <p id="customer-code-hint" className={styles.hint}>
        {p('customer.hint')}
      </p>
      {unknown !== undefined && (
        <div className={styles.refused} role="alert">
          <span>{p('customer.unknown', { code: unknown })}</span>
          {mayRegister && (
            <button type="button" className={styles.action} onClick={() => onNew(unknown)}>
              {p('customer.register', { code: unknown })}
            </button>
          )}
        </div>
      )}
      {filming && <Camera onCode={onFind} onStop={() => setFilming(false)} />}
      <Keypad
        text={code}
        onText={setCode}
        submit={busy ? p('customer.finding') : p('customer.find')}
        busy={busy}
      />
      <div className={styles.row}>
        {mayRegister && (
          <button type="button" className={styles.second} onClick={() => onNew('')}>
            {p('customer.new')} <kbd>{newCustomerKey}</kbd>
          </button>
        )}
        {hasCamera() && !filming && (
          <button type="button" className={styles.second} onClick={() => setFilming(true)}>
            {p('customer.camera')}
          </button>
        )}
      </div>
      <LastPosted undo={undo} />
    </form>
  );
}
