import {
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { newCustomerKey } from '../../../session/keys.ts';
import { takesKeys, useSink } from '../keys/use-keys.tsx';
import { CodeHint } from '../parts/CodeHint.tsx';
import styles from '../parts/pos.module.css';
import { LastHandedOver, LastPosted } from '../parts/Undo.tsx';
import type { TillCalls } from '../state/calls.ts';
import { mayBeName, useNamed } from '../state/use-named.ts';
import type { Undo, UndoHandOver } from '../state/use-undo.ts';
import { usePos } from '../state/words.ts';
import { Keypad } from './Keypad.tsx';
import { listId, NamedCustomers, optionId } from './NamedCustomers.tsx';

const mostSigns = 64;

/** A scan with what stood before it, where both are digits: a device that halts for a moment sends a number in two parts. */
const whole = (before: string, scanned: string) =>
  /^\d+$/.test(scanned) && /^\+?\d+$/.test(before) ? before + scanned : scanned;

interface Props {
  readonly undo: Undo;
  readonly handedOver: UndoHandOver;
  readonly unknown: string | undefined;
  /** What was typed before this was there. */
  readonly typed: string | undefined;
  readonly busy: boolean;
  readonly mayRegister: boolean;
  readonly mayReturn: boolean;
  readonly onReturn: () => void;
  readonly online: boolean;
  readonly calls: TillCalls;
  readonly onFind: (code: string) => void;
  readonly onChoose: (id: number) => void;
  readonly onNew: (code: string) => void;
  /** Undefined while the camera is on, and where there is none. */
  readonly onFilm: (() => void) | undefined;
}

/** A key for somebody new, wherever the focus is. */
function useNewCustomerKey({ mayRegister, onNew, unknown }: Props) {
  useEffect(() => {
    const newCustomer = (event: KeyboardEvent) => {
      if (event.key !== newCustomerKey || !mayRegister) return;
      event.preventDefault();
      onNew(unknown ?? '');
    };
    addEventListener('keydown', newCustomer);
    return () => removeEventListener('keydown', newCustomer);
  }, [mayRegister, onNew, unknown]);
}

function Unknown({ code, mayRegister, onNew }: Props & { readonly code: string }) {
  const { p } = usePos();
  return (
    <div className={styles.refused} role="alert">
      <span>{p('customer.unknown', { code })}</span>
      {mayRegister && (
        <button type="button" className={styles.action} onClick={() => onNew(code)}>
          {p('customer.register', { code })}
        </button>
      )}
    </div>
  );
}

/** Whom a name may mean, and which of them the arrows are at. */
function useChoice(calls: TillCalls, code: string, online: boolean) {
  const named = useNamed(calls, code, online);
  const [at, setAt] = useState(0);
  const last = (named?.customers.length ?? 0) - 1;
  const active = Math.max(0, Math.min(at, last));
  const keys = (event: ReactKeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || last < 0) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, active + step)));
  };
  return { named, active, keys };
}

function OtherWays({ mayRegister, onNew, mayReturn, onReturn, onFilm }: Props) {
  const { p } = usePos();
  return (
    <div className={styles.row}>
      {mayRegister && (
        <button type="button" className={styles.second} onClick={() => onNew('')}>
          {p('customer.new')} <kbd>{newCustomerKey}</kbd>
        </button>
      )}
      {mayReturn && (
        <button type="button" className={styles.second} onClick={onReturn}>
          {p('returns.open')}
        </button>
      )}
      {onFilm && (
        <button type="button" className={styles.second} onClick={onFilm}>
          {p('customer.camera')}
        </button>
      )}
    </div>
  );
}

/** Whose receipt it is: scanned or typed into the one field that has the focus. */
export function CustomerStep(props: Props) {
  const { undo, unknown, typed = '', busy, online, calls, onFind, onChoose } = props;
  const { p } = usePos();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(unknown ?? typed);
  // Before anything can be typed: a scanner is faster than what comes after the paint.
  useLayoutEffect(() => {
    input.current?.focus();
    if (unknown !== undefined) input.current?.select();
  }, [unknown]);
  useNewCustomerKey(props);
  const { named, active, keys } = useChoice(calls, code, online);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const chosen = named?.customers[active];
    if (busy) return;
    if (chosen) onChoose(chosen.user_account_id);
    else if (code.trim().length >= 4 && !mayBeName(code)) onFind(code.trim());
    else input.current?.focus();
  };
  useSink({
    text: () => code,
    write: (text) => setCode(text.slice(0, mostSigns)),
    submit,
    scan: (read) => onFind(whole(code, read)),
  });
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
        maxLength={mostSigns}
        {...takesKeys}
        role="combobox"
        aria-expanded={Boolean(named?.customers.length)}
        aria-controls={listId}
        aria-activedescendant={named?.customers[active] && optionId(active)}
        onKeyDown={keys}
        aria-describedby="customer-code-hint"
        aria-invalid={unknown !== undefined && unknown === code}
      />
      <p id="customer-code-hint" className={styles.hint}>
        <CodeHint code={code} />
      </p>
      {unknown !== undefined && <Unknown {...props} code={unknown} />}
      {named && <NamedCustomers named={named} active={active} onChoose={onChoose} />}
      {/* Whoever types letters has a keyboard: whom they may mean takes the place of the keys. */}
      {!named?.customers.length && (
        <Keypad
          text={code}
          onText={setCode}
          submit={busy ? p('customer.finding') : p('customer.find')}
          busy={busy}
        />
      )}
      <OtherWays {...props} />
      <LastPosted undo={undo} />
      <LastHandedOver undo={props.handedOver} />
    </form>
  );
}
