import { type FormEvent, useState } from 'react';
import styles from '../parts/pos.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import type { TillCalls } from '../state/calls.ts';
import { correct, type QueuedItem, type TillKey } from '../state/queue.ts';
import { usePos } from '../state/words.ts';
import { RegisterStep } from './RegisterStep.tsx';

export interface ItemProps {
  readonly storeId: number;
  readonly item: QueuedItem;
  readonly calls: TillCalls;
  readonly tillKey: TillKey;
  readonly mayRegister: boolean;
}

interface NumberProps {
  readonly shown: string;
  readonly onCode: (code: string) => void;
}

function NumberForm({ shown, onCode }: NumberProps) {
  const { p } = usePos();
  const [code, setCode] = useState(shown);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim().length >= 4) onCode(code.trim());
  };
  return (
    <form className={styles.row} onSubmit={submit}>
      <label className={styles.small}>
        {p('queue.number')}
        <input
          value={code}
          maxLength={64}
          inputMode="tel"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the cashier has just asked for it.
          autoFocus
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <button type="submit" className={styles.action} disabled={code.trim().length < 4}>
        {p('queue.postCorrected')}
      </button>
    </form>
  );
}

/** A receipt of somebody unknown: their number is corrected, or they are registered, and it is posted then. */
export function Correcting({ storeId, item, calls, tillKey, mayRegister }: ItemProps) {
  const { p } = usePos();
  const [way, setWay] = useState<'number' | 'register'>();
  const take = (code: string) => correct(storeId, tillKey, item, code);
  if (way === 'number') return <NumberForm shown={item.shown} onCode={take} />;
  return (
    <div className={styles.row}>
      <button type="button" className={styles.action} onClick={() => setWay('number')}>
        {p('queue.correct')}
      </button>
      {mayRegister && (
        <button type="button" className={styles.second} onClick={() => setWay('register')}>
          {p('queue.register')}
        </button>
      )}
      {way === 'register' && (
        <Sheet title={p('register.title')} onClose={() => setWay(undefined)}>
          <RegisterStep
            inSheet
            code={item.shown}
            calls={calls}
            onCancel={() => setWay(undefined)}
            onDone={(customer) => take(customer.mobile_e164 ?? customer.qr_code)}
          />
        </Sheet>
      )}
    </div>
  );
}
