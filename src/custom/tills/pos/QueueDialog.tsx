import { formatDateTime } from '../../../i18n/format.ts';
import { useAsk } from '../parts/Asking.tsx';
import styles from '../parts/pos.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { discard, type QueuedItem, release } from '../state/queue.ts';
import { usePos } from '../state/words.ts';
import { Correcting, type ItemProps } from './Correcting.tsx';

interface Props {
  readonly storeId: number;
  readonly queue: readonly QueuedItem[];
  readonly online: boolean;
  readonly onPost: () => void;
  readonly onClose: () => void;
  /** What a receipt of an unknown customer is corrected with. */
  readonly correcting: Pick<ItemProps, 'calls' | 'tillKey' | 'mayRegister'>;
}

/** What has become of a receipt so far. */
function useSaid({ conflict, tries }: QueuedItem) {
  const { p } = usePos();
  if (conflict === undefined) return p('queue.waiting');
  const label = tries ? p('queue.tired', { smart_count: tries }) : p('queue.conflict');
  return conflict ? `${label}: ${conflict}` : label;
}

function Item(props: ItemProps) {
  const { storeId, item } = props;
  const { p, money } = usePos();
  const said = useSaid(item);
  const ask = useAsk();
  const { queued, shown, conflict, refusal } = item;
  const amount = money(queued.receipt.amount);
  const throwAway = async () => {
    const text = p('queue.discardAsk', { amount, code: shown });
    if (await ask({ text, yes: p('queue.discard') })) discard(storeId, item);
  };
  return (
    <li>
      <div>
        <b>{amount}</b> <span>{shown}</span>
        <time dateTime={queued.occurred_at}>{formatDateTime(queued.occurred_at)}</time>
        <p className={conflict === undefined ? styles.hint : styles.warn}>{said}</p>
      </div>
      {refusal === 'unknown_customer' && <Correcting {...props} />}
      {conflict !== undefined && (
        <div className={styles.row}>
          <button type="button" className={styles.second} onClick={() => release(storeId, item)}>
            {p('queue.retry')}
          </button>
          <button type="button" className={styles.second} onClick={() => void throwAway()}>
            {p('queue.discard')}
          </button>
        </div>
      )}
    </li>
  );
}

/** What is kept on this device: what waits, and what the server did not take and why. */
export function QueueDialog({ storeId, queue, online, onPost, onClose, correcting }: Props) {
  const { p } = usePos();
  const post = online && queue.length > 0 && (
    <button type="button" className={styles.action} onClick={onPost}>
      {p('queue.post')}
    </button>
  );
  return (
    <Sheet title={p('queue.title')} onClose={onClose} actions={post}>
      {queue.length === 0 && <p>{p('queue.empty')}</p>}
      <ul className={styles.queue}>
        {queue.map((item) => (
          <Item key={item.queued.idempotency_key} {...correcting} storeId={storeId} item={item} />
        ))}
      </ul>
    </Sheet>
  );
}
