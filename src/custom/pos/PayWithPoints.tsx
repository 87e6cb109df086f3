import { useState } from 'react';
import type { TillCustomer } from '../../../contract/customers.ts';
import { parseAmount } from '../../i18n/format.ts';
import styles from './pos.module.css';
import { usePos } from './words.ts';

interface Props {
  readonly customer: TillCustomer;
  readonly amount: number | null;
  /** What the server says the points pay. */
  readonly covered: number | null;
  readonly pointValue: number;
  readonly used: number;
  readonly onUsed: (points: number) => void;
}

/** The most points that fit the amount and the balance. */
const mostOf = ({ customer, amount, pointValue }: Props) =>
  Math.floor(Math.min(customer.spendable, (amount ?? 0) / pointValue) * 100) / 100;

/** Points as payment for a part of the amount. */
export function PayWithPoints(props: Props) {
  const { p, lang, points, money } = usePos();
  const { amount, covered, used, onUsed } = props;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const type = (typed: string) => {
    setText(typed);
    const parsed = parseAmount(typed, lang);
    onUsed(typeof parsed === 'number' ? Math.max(0, parsed) : 0);
  };
  const toggle = (on: boolean) => {
    setOpen(on);
    const most = on ? mostOf(props) : 0;
    setText(most ? String(most).replace('.', lang === 'en' ? '.' : ',') : '');
    onUsed(most);
  };
  return (
    <div className={styles.row}>
      <label className={styles.toggle}>
        <input type="checkbox" checked={open} onChange={(event) => toggle(event.target.checked)} />
        {p('amount.usePoints')}
      </label>
      {open && (
        <label className={styles.small}>
          {p('amount.points')}
          <input
            value={text}
            inputMode="decimal"
            autoComplete="off"
            maxLength={13}
            onChange={(event) => type(event.target.value)}
          />
        </label>
      )}
      {open && used > 0 && amount !== null && covered !== null && (
        <span role="status">
          {p('amount.usesPoints', {
            points: points(used),
            covered: money(covered),
            rest: money(Math.max(0, amount - covered)),
          })}
        </span>
      )}
    </div>
  );
}
