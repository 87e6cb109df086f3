import { useState } from 'react';
import { Link } from 'react-router';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import { LanguageSwitch } from '../../../public/parts/LanguageSwitch.tsx';
import { ModeSwitch } from '../../../public/parts/ModeSwitch.tsx';
import { Brand } from '../../../theme/Brand.tsx';
import type { QueuedItem } from '../state/queue.ts';
import { soundIsOn, turnSound } from '../state/sounds.ts';
import { forgetPairing, type TillSession } from '../state/till-session.ts';
import { usePos } from '../state/words.ts';
import styles from './pos.module.css';

interface Props {
  readonly session: TillSession;
  readonly facts: TillFacts;
  readonly online: boolean;
  readonly queue: readonly QueuedItem[];
  readonly register: number | null;
  readonly onRegister: (id: number | null) => void;
  readonly onQueue: () => void;
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
  return (
    <button
      type="button"
      className={conflicts ? styles.conflicts : styles.waiting}
      onClick={onQueue}
    >
      {conflicts
        ? p('head.conflicts', { smart_count: conflicts })
        : p('head.queued', { smart_count: queue.length })}
    </button>
  );
}

function Sound() {
  const { p } = usePos();
  const [on, setOn] = useState(soundIsOn);
  const toggle = () => {
    turnSound(!on);
    setOn(!on);
  };
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={on} onChange={toggle} />
      {p('head.sound')}
    </label>
  );
}

function Leave({ session }: Pick<Props, 'session'>) {
  const { p, lang } = usePos();
  if (!session.registerId)
    return (
      <Link to={`/${lang}/storePanel`} className={styles.link}>
        {p('head.leave')}
      </Link>
    );
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => window.confirm(p('head.unpairAsk')) && forgetPairing()}
    >
      {p('head.unpair')}
    </button>
  );
}

/** Which store and till this is, whether it is connected, and what waits on it. */
export function TillHead(props: Props) {
  const { p } = usePos();
  const { facts, online, queue, onQueue } = props;
  return (
    <header className={styles.head}>
      <Brand />
      <div className={styles.place}>
        <strong>{facts.store.name}</strong>
        {facts.cashier ? <small>{facts.cashier}</small> : null}
      </div>
      <Register {...props} />
      <span className={online ? styles.online : styles.gone} role="status">
        {p(online ? 'head.online' : 'head.offline')}
      </span>
      <QueueButton queue={queue} onQueue={onQueue} />
      <div className={styles.tools}>
        <Sound />
        <LanguageSwitch />
        <ModeSwitch />
        <Leave session={props.session} />
      </div>
    </header>
  );
}
