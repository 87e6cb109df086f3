import { type FormEvent, useState } from 'react';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import { becomes, tenThousandths } from '../../../../contract/synergies/synergy-states.ts';
import { formatAmount, parseAmount } from '../../../i18n/format.ts';
import { digitsOf } from '../../../i18n/shape/digits.ts';
import styles from '../parts/pos.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { Understood } from '../parts/Understood.tsx';
import type { TillCalls } from '../state/calls.ts';
import type { Partner } from '../state/partner-calls.ts';
import { useBringing, usePartners } from '../state/use-partners.ts';
import { usePos } from '../state/words.ts';
import { Brought } from './Brought.tsx';

interface Props {
  readonly customer: TillCustomer;
  readonly calls: TillCalls;
  /** The customer has more here now. */
  readonly onBrought: () => void;
}

interface BringProps extends Props {
  readonly partner: Partner;
  readonly onClose: () => void;
}

function Fields({ customer, calls, partner, onBrought, onClose }: BringProps) {
  const { p, lang, points: written } = usePos();
  const { busy, said, prove, bring } = useBringing(calls, customer.user_account_id, partner);
  const [typed, setTyped] = useState(formatAmount(partner.points, lang, 0));
  const [code, setCode] = useState('');
  const parsed = parseAmount(typed, lang);
  const points = typeof parsed === 'number' && parsed > 0 ? parsed : 0;
  const worth = becomes(Math.round(points * 100), tenThousandths(partner.ratio)) / 100;
  const isReady = worth > 0 && /^\d{6}$/.test(code.trim()) && !busy;
  const statusText = (sent: string | null) =>
    sent ? p('partners.demoCode', { code: sent }) : p('partners.sent');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || !(await bring(points, code.trim()))) return;
    onClose();
    onBrought();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.column}>
      <div className={styles.row}>
        <label className={styles.small}>
          {p('partners.points', { name: partner.name })}
          <input
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            maxLength={13}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </div>
      <Understood text={typed} onChoose={setTyped} />
      <p className={styles.said}>
        {p('partners.becomes', { smart_count: worth, worth: written(worth) })}
      </p>
      <p className={styles.hint}>{p('partners.why')}</p>
      <button
        type="button"
        className={styles.second}
        disabled={busy}
        onClick={() => void prove(statusText)}
      >
        {p('partners.send')}
      </button>
      <p className={said?.tone === 'bad' ? styles.refused : styles.said} role="status">
        {said?.text}
      </p>
      <div className={styles.row}>
        <label className={styles.small}>
          {p('partners.code')}
          <input
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={(event) => setCode(digitsOf(event.target.value, 6))}
          />
        </label>
      </div>
      <div className={styles.row}>
        <button type="submit" className={styles.action} disabled={!isReady}>
          {p('partners.bring')}
        </button>
        <button type="button" className={styles.second} onClick={onClose}>
          {p('ask.no')}
        </button>
      </div>
    </form>
  );
}

function PartnerLine({ partner, onBring }: { partner: Partner; onBring: () => void }) {
  const { p, points } = usePos();
  return (
    <div className={styles.row}>
      <p>
        <b>{partner.name}</b>{' '}
        {p('partners.has', { points: points(partner.points), worth: points(partner.worth) })}
      </p>
      {partner.worth > 0 && (
        <button
          type="button"
          className={styles.second}
          aria-label={`${p('partners.bring')}: ${partner.name}`}
          onClick={onBring}
        >
          {p('partners.bring')}
        </button>
      )}
    </div>
  );
}

/** What the customer has with partners of the company, bringing it here, and sending it back while it is not used. */
export function Partners(props: Props) {
  const { customer, calls } = props;
  const { p } = usePos();
  const { partners, transfers } = usePartners(calls, customer.user_account_id);
  const [open, setOpen] = useState(false);
  const [bringing, setBringing] = useState<Partner>();
  const unused = transfers.filter(({ may_undo }) => may_undo);
  if (partners.length + unused.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {p('partners.title')}
      </button>
      {open && (
        <Sheet title={p('partners.title')} onClose={() => setOpen(false)}>
          {partners.map((partner) => (
            <PartnerLine
              key={partner.synergy_id}
              partner={partner}
              onBring={() => setBringing(partner)}
            />
          ))}
          {unused.map((transfer) => (
            <Brought key={transfer.transfer_id} {...props} transfer={transfer} />
          ))}
          {bringing && (
            <Fields {...props} partner={bringing} onClose={() => setBringing(undefined)} />
          )}
        </Sheet>
      )}
    </>
  );
}
