import { useState } from 'react';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import { formatDate, formatDateTime } from '../../../i18n/format.ts';
import { shownMobile } from '../../../i18n/shape/shown-mobile.ts';
import { escapeKey } from '../../../session/keys.ts';
import styles from '../parts/pos.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import type { TillCalls } from '../state/calls.ts';
import { nameOf, type Who } from '../state/use-till.ts';
import { usePos } from '../state/words.ts';
import { Partners } from './Partners.tsx';

function Tier({ customer: { next_tier: next } }: { customer: TillCustomer }) {
  const { p, lang, points } = usePos();
  if (!next) return null;
  const text = p('customer.toNext', { missing: points(next.missing), tier: next.title[lang] });
  return (
    <div className={styles.goal}>
      <small>{text}</small>
      <progress max={1} value={next.progress} aria-label={text} />
    </div>
  );
}

const soonMs = 60 * 86_400_000;
const isSoon = (moment: string) => Date.parse(moment) - Date.now() < soonMs;

/** What the customer has: points, and what these are worth. */
function Balance({ customer }: { customer: TillCustomer }) {
  const { p, lang, points, money } = usePos();
  const { balance, spendable, spendable_amount, tier } = customer;
  return (
    <p className={styles.balance}>
      <b>{points(balance)}</b> <small>{p('customer.points', { smart_count: balance })}</small>
      {spendable_amount > 0 && (
        <small>
          {p('customer.usable', {
            points: points(spendable),
            amount: money(spendable_amount),
            smart_count: spendable,
          })}
        </small>
      )}
      {tier && (
        <strong>
          <i style={{ background: tier.color }} aria-hidden="true" />
          {tier.title[lang]}
        </strong>
      )}
    </p>
  );
}

function Warnings({ customer }: { customer: TillCustomer }) {
  const { p, points } = usePos();
  const { deficit, pending, expiring } = customer;
  const lines = [
    deficit > 0 && p('customer.owing', { points: points(deficit) }),
    pending > 0 && p('customer.pending', { points: points(pending) }),
    expiring &&
      isSoon(expiring.expires_at) &&
      p('customer.expiring', {
        points: points(expiring.points),
        date: formatDate(Date.parse(expiring.expires_at) - 1),
      }),
  ].filter(Boolean);
  return lines.length > 0 ? <p className={styles.warn}>{lines.join(' · ')}</p> : null;
}

type Receipts = TillCustomer['last_receipts'];

function Line({ receipt }: { receipt: Receipts[number] }) {
  const { points, money } = usePos();
  return (
    <>
      <time dateTime={receipt.created_at}>{formatDateTime(receipt.created_at)}</time>
      <span>{money(receipt.gross_amount)}</span>
      <b>{`+${points(receipt.points_kept)}`}</b>
    </>
  );
}

/** The last receipt in a line, which opens those before it. */
function LastReceipts({ receipts }: { receipts: Receipts }) {
  const { p } = usePos();
  const [open, setOpen] = useState(false);
  const [last] = receipts;
  if (!last) return <p className={styles.hint}>{p('customer.none')}</p>;
  return (
    <>
      <button type="button" className={styles.lastLine} onClick={() => setOpen(true)}>
        <small>{p('customer.lastOne')}</small> <Line receipt={last} />
      </button>
      {open && (
        <Sheet title={p('customer.last')} onClose={() => setOpen(false)}>
          <ul className={styles.last}>
            {receipts.map((receipt) => (
              <li key={receipt.transaction_id}>
                <Line receipt={receipt} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

interface Props {
  readonly who: Who;
  readonly calls: TillCalls;
  /** Whether points at other companies may be asked for. */
  readonly hasPartners: boolean;
  readonly onBrought: () => void;
  readonly onChange: () => void;
}

function Facts({
  customer,
  ...rest
}: Omit<Props, 'who' | 'onChange'> & { customer: TillCustomer }) {
  const { calls, hasPartners, onBrought } = rest;
  return (
    <div className={styles.facts}>
      <div className={styles.row}>
        <p className={styles.hint}>
          {[shownMobile(customer, !customer.mobile_abroad), ...customer.card_numbers]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {hasPartners && (
          <Partners
            key={customer.balance}
            customer={customer}
            calls={calls}
            onBrought={onBrought}
          />
        )}
      </div>
      <Warnings customer={customer} />
      <Tier customer={customer} />
      <LastReceipts receipts={customer.last_receipts} />
    </div>
  );
}

/** Whom the receipt is for, and all the cashier may be asked about them. */
export function CustomerCard({ who, onChange, ...rest }: Props) {
  const { p } = usePos();
  const { customer } = who;
  return (
    <aside className={styles.card} aria-label={p('customer.title')}>
      <header>
        <h2>{nameOf(who)}</h2>
        <button type="button" className={styles.second} onClick={onChange}>
          {p('customer.change')} <kbd>{escapeKey}</kbd>
        </button>
      </header>
      {customer ? (
        <>
          <Balance customer={customer} />
          <Facts {...rest} customer={customer} />
        </>
      ) : (
        <p>{p('customer.offline', { code: who.code })}</p>
      )}
    </aside>
  );
}
