import { type FormEvent, useState } from 'react';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import { digitsOf } from '../../../i18n/shape/digits.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { CallNotes } from '../../../public/parts/Notes.tsx';
import { say, useCall } from '../../../public/parts/use-call.ts';
import { escapeKey } from '../../../session/keys.ts';
import styles from '../parts/pos.module.css';
import { usePos } from '../state/words.ts';
import { Keypad } from './Keypad.tsx';

type Cashier = TillFacts['cashiers'][number];

interface Props {
  readonly cashiers: readonly Cashier[];
  readonly online: boolean;
  readonly onPin: (userId: number, pin: string) => Promise<void>;
}

const longestPin = 6;
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

interface PinProps extends Pick<Props, 'onPin'> {
  readonly cashier: Cashier;
  readonly onBack: () => void;
}

function Pin({ cashier, onPin, onBack }: PinProps) {
  const { p } = usePos();
  const { t } = useWords();
  const call = useCall();
  const [pin, setPin] = useState('');
  const type = (text: string) => setPin(digitsOf(text, longestPin));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pin.length < 4 || call.busy) return;
    await call.attempt(() => onPin(cashier.user_id, pin));
    setPin('');
  };
  const fault = call.faults.pin;
  return (
    <form
      className={styles.column}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onBack()}
      noValidate
    >
      <h2>{cashier.full_name}</h2>
      {!fault && <CallNotes call={call} />}
      <label htmlFor="pin" className={styles.label}>
        {p('cashier.pin')}
      </label>
      <input
        id="pin"
        ref={takeFocus}
        type="password"
        className={styles.big}
        value={pin}
        onChange={(event) => type(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={Boolean(fault)}
        aria-describedby="pin-fault"
      />
      <p id="pin-fault" className={styles.wrong} role="alert">
        {fault && say(t, fault)}
      </p>
      <Keypad text={pin} onText={type} submit={p('cashier.enter')} busy={call.busy} />
      <button type="button" className={styles.second} onClick={onBack}>
        {p('cashier.other')} <kbd>{escapeKey}</kbd>
      </button>
    </form>
  );
}

/** A paired till that waits for its cashier: who is there, and their PIN. */
export function CashierLock({ cashiers, online, onPin }: Props) {
  const { p } = usePos();
  const [chosen, setChosen] = useState<Cashier>();
  if (!online) return <p className={styles.column}>{p('cashier.offline')}</p>;
  if (chosen) return <Pin cashier={chosen} onPin={onPin} onBack={() => setChosen(undefined)} />;
  return (
    <section className={styles.column}>
      <h2>{p('cashier.title')}</h2>
      <div className={styles.people}>
        {cashiers.map((cashier) => (
          <button
            key={cashier.user_id}
            type="button"
            className={styles.key}
            onClick={() => setChosen(cashier)}
          >
            {cashier.full_name}
          </button>
        ))}
      </div>
    </section>
  );
}
