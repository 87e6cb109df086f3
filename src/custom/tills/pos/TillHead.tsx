import { useState } from 'react';
import { Link } from 'react-router';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import { Outline } from '../../../public/parts/Icon.tsx';
import { LanguageSwitch } from '../../../public/parts/LanguageSwitch.tsx';
import { ModeSwitch } from '../../../public/parts/ModeSwitch.tsx';
import { Brand } from '../../../theme/Brand.tsx';
import { useAsk } from '../parts/Asking.tsx';
import styles from '../parts/pos.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { tillIcons } from '../parts/till-icons.ts';
import { useNarrow } from '../parts/use-narrow.ts';
import { type DeviceChoice, nextByKey, sound } from '../state/device-choices.ts';
import { type QueuedItem, queueOf } from '../state/queue.ts';
import { forgetPairing, type TillSession } from '../state/till-session.ts';
import { usePos } from '../state/words.ts';

interface Props {
  readonly session: TillSession;
  readonly facts: TillFacts;
  readonly online: boolean;
  readonly queue: readonly QueuedItem[];
  readonly register: number | null;
  readonly onRegister: (id: number | null) => void;
  readonly onQueue: () => void;
  /** Undefined while the camera is on, where a step takes no scan, and on a device without a camera. */
  readonly onFilm: (() => void) | undefined;
  /** Set while a cashier is at a paired till: the next one may take their place. */
  readonly onLock: (() => void) | undefined;
}

function Register({ session, facts, register, onRegister }: Props) {
  const { p } = usePos();
  const known = facts.registers.find(({ cash_register_id }) => cash_register_id === register);
  if (session.registerId)
    return <span>{p('head.paired', { register: known?.friendly_name ?? '' })}</span>;
  if (facts.registers.length === 0) return null;
  return (
    <select
      aria-label={p('head.register')}
      value={known ? String(register) : ''}
      onChange={(event) => onRegister(Number(event.target.value) || null)}
    >
      <option value="">{p('head.noRegister')}</option>
      {facts.registers.map(({ cash_register_id, friendly_name }) => (
        <option key={cash_register_id} value={cash_register_id}>
          {friendly_name}
        </option>
      ))}
    </select>
  );
}

function QueueButton({ queue, onQueue }: Pick<Props, 'queue' | 'onQueue'>) {
  const { p } = usePos();
  const conflicts = queue.filter(({ conflict }) => conflict !== undefined).length;
  if (queue.length === 0) return null;
  const label = conflicts
    ? p('head.conflicts', { smart_count: conflicts })
    : p('head.queued', { smart_count: queue.length });
  return (
    <button
      type="button"
      className={conflicts ? styles.conflicts : styles.waiting}
      aria-label={label}
      onClick={onQueue}
    >
      <b>{conflicts || queue.length}</b> <span>{label.replace(/^\d+\s/, '')}</span>
    </button>
  );
}

function Choice({ choice, word }: { choice: DeviceChoice; word: string }) {
  const [on, setOn] = useState(choice.isOn);
  const toggle = () => {
    choice.turn(!on);
    setOn(!on);
  };
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={on} onChange={toggle} />
      {word}
    </label>
  );
}

function Leave({ session }: Pick<Props, 'session'>) {
  const { p, lang } = usePos();
  const ask = useAsk();
  if (!session.registerId)
    return (
      <Link to={`/${lang}/storePanel`} className={styles.link}>
        {p('head.leave')}
      </Link>
    );
  const unpair = async () => {
    const count = queueOf(session.storeId).length;
    const text = count ? p('head.unpairHolds', { smart_count: count }) : p('head.unpairAsk');
    if (await ask({ text, yes: p('head.unpair') })) forgetPairing();
  };
  return (
    <button type="button" className={styles.link} onClick={() => void unpair()}>
      {p('head.unpair')}
    </button>
  );
}

function ChangeCashier({ onLock }: Pick<Props, 'onLock'>) {
  const { p } = usePos();
  if (!onLock) return null;
  return (
    <button type="button" className={styles.link} onClick={onLock}>
      {p('cashier.change')}
    </button>
  );
}

/** Whose till it is: in the header, and on a phone behind its button. */
const Whose = (props: Props) => (
  <>
    <Register {...props} />
    <ChangeCashier onLock={props.onLock} />
  </>
);

/** The header is one row: what is seldom wanted is behind a button. */
function More(props: Props & { readonly narrow: boolean }) {
  const { p } = usePos();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={p('head.more')}
        onClick={() => setOpen(true)}
      >
        <Outline path={tillIcons.more} size={26} />
      </button>
      {open && (
        <Sheet title={p('head.more')} onClose={() => setOpen(false)}>
          <div className={styles.tools}>
            {props.narrow && <Whose {...props} />}
            <Choice choice={sound} word={p('head.sound')} />
            <Choice choice={nextByKey} word={p('head.nextByKey')} />
            <LanguageSwitch />
            <ModeSwitch />
            <Leave session={props.session} />
          </div>
        </Sheet>
      )}
    </>
  );
}

/** Which store and till this is, whether it is connected, and what waits on it. */
export function TillHead(props: Props) {
  const { p } = usePos();
  const narrow = useNarrow();
  const { facts, online, queue, onQueue, onFilm } = props;
  const state = p(online ? 'head.online' : 'head.offline');
  return (
    <header className={styles.head}>
      <Brand />
      <div className={styles.place}>
        <strong>{facts.store.name}</strong>
        {facts.cashier ? <small>{facts.cashier}</small> : null}
      </div>
      <span className={online ? styles.online : styles.gone} role="status">
        <i aria-hidden="true" /> <span>{state}</span>
      </span>
      <QueueButton queue={queue} onQueue={onQueue} />
      {!narrow && (
        <div className={styles.whose}>
          <Whose {...props} />
        </div>
      )}
      {onFilm && (
        <button
          type="button"
          className={styles.more}
          aria-label={p('customer.camera')}
          onClick={onFilm}
        >
          <Outline path={tillIcons.camera} size={24} />
        </button>
      )}
      <More {...props} narrow={narrow} />
    </header>
  );
}
