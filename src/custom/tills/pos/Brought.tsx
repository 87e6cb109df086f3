import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useAsk } from '../parts/Asking.tsx';
import styles from '../parts/pos.module.css';
import type { TillCalls } from '../state/calls.ts';
import type { Transfer } from '../state/partner-calls.ts';
import { useSendingBack } from '../state/use-partners.ts';
import { usePos } from '../state/words.ts';

interface Props {
  readonly transfer: Transfer;
  readonly customer: TillCustomer;
  readonly calls: TillCalls;
  /** The customer has less here now. */
  readonly onBrought: () => void;
}

/** Points that were brought and of which none is used: they may be sent back, after asking. */
export function Brought({ transfer, customer, calls, onBrought }: Props) {
  const { p, points } = usePos();
  const { busy, said, sendBack } = useSendingBack(calls, customer.user_account_id);
  const { name, points_brought, points_taken, created_at, transfer_id } = transfer;
  const words = { name, points: points(points_brought), there: points(points_taken) };
  const ask = useAsk();
  const undo = async () => {
    const yes = await ask({ text: p('partners.undoAsk', words), yes: p('partners.undo') });
    if (yes && (await sendBack(transfer_id))) onBrought();
  };
  return (
    <div className={styles.row}>
      <p>
        {p('partners.brought', words)}{' '}
        <small>
          <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        </small>
      </p>
      <button
        type="button"
        className={styles.second}
        aria-label={`${p('partners.undo')}: ${name}`}
        disabled={busy}
        onClick={() => void undo()}
      >
        {p('partners.undo')}
      </button>
      <p className={styles.refused} role="status">
        {said?.text}
      </p>
    </div>
  );
}
