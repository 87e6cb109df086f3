import { useEffect, useRef } from 'react';
import { formatDateTime } from '../../../i18n/format.ts';
import { discard, type QueuedItem, release } from '../state/queue.ts';
import { usePos } from '../state/words.ts';
import styles from './pos.module.css';

interface Props {
  readonly storeId: number;
  readonly queue: readonly QueuedItem[];
  readonly online: boolean;
  readonly onPost: () => void;
  readonly onClose: () => void;
}

/** What has become of a receipt so far. */
function useSaid({ conflict, tries }: QueuedItem) {
  const { p } = usePos();
  if (conflict === undefined) return p('queue.waiting');
  const label = tries ? p('queue.tired', { smart_count: tries }) : p('queue.conflict');
  return conflict ? `${label}: ${conflict}` : label;
}

function Item({ storeId, item }: { storeId: number; item: QueuedItem }) {
  const { p, money } = usePos();
  const said = useSaid(item);
  const { queued, shown, conflict } = item;
  const amount = money(queued.receipt.amount);
  const throwAway = () =>
    window.confirm(p('queue.discardAsk', { amount, code: shown })) && discard(storeId, item);
  return (
    <li>
      <div>
        <b>{amount}</b> <span>{shown}</span>
        <time dateTime={queued.occurred_at}>{formatDateTime(queued.occurred_at)}</time>
        <p className={conflict === undefined ? styles.hint : styles.warn}>{said}</p>
      </div>
      {conflict !== undefined && (
        <div className={styles.row}>
          <button type="button" className={styles.second} onClick={() => release(storeId, item)}>
            {p('queue.retry')}
          </button>
          <button type="button" className={styles.second} onClick={throwAway}>
            {p('queue.discard')}
          </button>
        </div>
      )}
    </li>
  );
}

/** What is kept on this device: what waits, and what the server did not take and why. */
export function QueueDialog({ storeId, queue, online, onPost, onClose }: Props) {
  const { p } = usePos();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-label={p('queue.title')}>
      <h2>{p('queue.title')}</h2>
      {queue.length === 0 && <p>{p('queue.empty')}</p>}
      <ul className={styles.queue}>
        {queue.map((item) => (
          <Item key={item.queued.idempotency_key} storeId={storeId} item={item} />
        ))}
      </ul>
      <div className={styles.row}>
        {online && queue.length > 0 && (
          <button type="button" className={styles.action} onClick={onPost}>
            {p('queue.post')}
          </button>
        )}
        <button type="button" className={styles.second} onClick={() => dialog.current?.close()}>
          {p('queue.close')}
        </button>
      </div>
    </dialog>
  );
}
