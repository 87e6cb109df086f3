import { useWords } from '../../../i18n/use-words.ts';
import { say } from '../../../public/parts/use-call.ts';
import { type Undo, type UndoHandOver, useSecondsUntil } from '../state/use-undo.ts';
import { usePos } from '../state/words.ts';
import styles from './pos.module.css';

const written = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Button({ until, word, onUndo }: { until: number; word: string; onUndo: () => void }) {
  const seconds = useSecondsUntil(until);
  if (seconds === 0) return null;
  return (
    <button type="button" className={styles.second} onClick={onUndo}>
      {word} <span aria-hidden="true">{written(seconds)}</span>
    </button>
  );
}

/** Undoes what was done last while there is time, and says what that did. */
export function UndoLast({ undo: { last, fault, undo } }: { undo: Undo | UndoHandOver }) {
  const { p, points } = usePos();
  const { t } = useWords();
  if (!last) return null;
  const { undone } = last;
  const word = p('claim_id' in last.what ? 'undo.undoHandOver' : 'undo.undo');
  const balance = undone?.balance_after ?? null;
  const done =
    balance === null
      ? p('undo.back')
      : p('undo.done', { balance: points(balance), smart_count: balance });
  return (
    <>
      {!undone && <Button until={last.until} word={word} onUndo={() => void undo()} />}
      <span role="status" className={undone ? styles.said : styles.wrong}>
        {undone ? done : fault && say(t, fault)}
      </span>
    </>
  );
}

/** The receipt before this customer, in a line: it may have been the wrong one. */
export function LastPosted({ undo }: { undo: Undo }) {
  const { p, points, money } = usePos();
  if (!undo.last) return null;
  const { what: posted, name } = undo.last;
  return (
    <div className={styles.lastPosted}>
      <p>
        {[
          `${p('customer.lastOne')} ${name}`,
          money(posted.gross_amount),
          p('done.posted', { points: points(posted.points), smart_count: posted.points }),
        ].join(' · ')}
      </p>
      <UndoLast undo={undo} />
    </div>
  );
}

/** What was handed over last, in a line. */
export function LastHandedOver({ undo }: { undo: UndoHandOver }) {
  const { p } = usePos();
  if (!undo.last) return null;
  const { what, name } = undo.last;
  return (
    <div className={styles.lastPosted}>
      <p>{`${p('undo.handedOver', { title: what.title })} ${name}`}</p>
      <UndoLast undo={undo} />
    </div>
  );
}
