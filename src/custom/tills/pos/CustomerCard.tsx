import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import { formatDate, formatDateTime } from '../../../i18n/format.ts';
import { escapeKey } from '../../../session/keys.ts';
import type { TillCalls } from '../state/calls.ts';
import { nameOf, type Who } from '../state/use-till.ts';
import { usePos } from '../state/words.ts';
import { Partners } from './Partners.tsx';
import styles from './pos.module.css';

function Tier({ customer: { tier, next_tier: next } }: { customer: TillCustomer }) {
  const { p, lang, points } = usePos();
  if (!tier && !next) return null;
  const text = next
    ? p('customer.toNext', { missing: points(next.missing), tier: next.title[lang] })
    : p('customer.top');
  return (
    <div className={styles.tier}>
      {tier && (
        <strong>
          <i style={{ background: tier.color }} aria-hidden="true" />
          {tier.title[lang]}
        </strong>
      )}
      {next && <progress max={1} value={next.progress} aria-label={text} />}
      <small>{text}</small>
    </div>
  );
}

const soonMs = 60 * 86_400_000;
const isSoon = (moment: string) => Date.parse(moment) - Date.now() < soonMs;

function Facts({ customer }: { customer: TillCustomer }) {
  const { p, points, money } = usePos();
  const { deficit, pending, expiring, spendable, spendable_amount } = customer;
  return (
    <>
      <p className={styles.balance}>
        <small>{p('customer.balance')}</small>
        <b>{points(customer.balance)}</b>
      </p>
      {spendable_amount > 0 && (
        <p>
          {p('customer.usable', {
            points: points(spendable),
            amount: money(spendable_amount),
            smart_count: spendable,
          })}
        </p>
      )}
      {deficit > 0 && (
        <p className={styles.warn}>{p('customer.owing', { points: points(deficit) })}</p>
      )}
      {pending > 0 && <p>{p('customer.pending', { points: points(pending) })}</p>}
      {expiring && isSoon(expiring.expires_at) && (
        <p className={styles.warn}>
          {p('customer.expiring', {
            points: points(expiring.points),
            date: formatDate(Date.parse(expiring.expires_at) - 1),
          })}
        </p>
      )}
    </>
  );
}

function Gifts({ gifts }: { gifts: TillCustomer['gifts'] }) {
  const { p, points } = usePos();
  if (gifts.length === 0) return null;
  return (
    <section>
      <h3>{p('customer.gifts')}</h3>
      <ul>
        {gifts.map(({ gift_id, title, points: cost }) => (
          <li key={gift_id}>{p('customer.gift', { title, points: points(cost) })}</li>
        ))}
      </ul>
    </section>
  );
}

function LastReceipts({ receipts }: { receipts: TillCustomer['last_receipts'] }) {
  const { p, points, money } = usePos();
  return (
    <section>
      <h3>{p('customer.last')}</h3>
      {receipts.length === 0 && <p>{p('customer.none')}</p>}
      <ul className={styles.last}>
        {receipts.map((receipt) => (
          <li key={receipt.transaction_id}>
            <time dateTime={receipt.created_at}>{formatDateTime(receipt.created_at)}</time>
            <span>{money(receipt.amount - receipt.returned_amount)}</span>
            <b>{`+${points(receipt.points_kept)}`}</b>
          </li>
        ))}
      </ul>
    </section>
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

/** Whom the receipt is for, and all the cashier may be asked about them. */
export function CustomerCard({ who, calls, hasPartners, onBrought, onChange }: Props) {
  const { p } = usePos();
  const { customer } = who;
  return (
    <aside className={styles.card} aria-label={p('customer.title')}>
      <h2>{nameOf(who)}</h2>
      {customer ? (
        <>
          {customer.mobile && <p>{[customer.mobile, ...customer.card_numbers].join(' · ')}</p>}
          <Facts customer={customer} />
          {hasPartners && (
            <Partners
              key={customer.balance}
              customer={customer}
              calls={calls}
              onBrought={onBrought}
            />
          )}
          <Tier customer={customer} />
          <Gifts gifts={customer.gifts} />
          <LastReceipts receipts={customer.last_receipts} />
        </>
      ) : (
        <p>{p('customer.offline', { code: who.code })}</p>
      )}
      <button type="button" className={styles.second} onClick={onChange}>
        {p('customer.change')} <kbd>{escapeKey}</kbd>
      </button>
    </aside>
  );
}
