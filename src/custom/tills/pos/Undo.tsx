import { useWords } from '../../../i18n/use-words.ts';
import { say } from '../../../public/parts/use-call.ts';
import styles from '../parts/pos.module.css';
import { type Last, type Undo, useSecondsUntil } from '../state/use-undo.ts';
import { usePos } from '../state/words.ts';

const written = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface Props {
  readonly undo: Undo;
}

function Button({ last, onUndo }: { last: Last; onUndo: () => void }) {
  const { p } = usePos();
  const seconds = useSecondsUntil(last.until);
  if (seconds === 0) return null;
  return (
    <button type="button" className={styles.second} onClick={onUndo}>
      {p('undo.undo')} <span aria-hidden="true">{written(seconds)}</span>
    </button>
  );
}

/** Undoes the last receipt while there is time, and says what that did. */
export function UndoLast({ undo: { last, fault, undo } }: Props) {
  const { p, points } = usePos();
  const { t } = useWords();
  if (!last) return null;
  const { undone } = last;
  const said = undone
    ? p('undo.done', { balance: points(undone.balance_after), smart_count: undone.balance_after })
    : fault && say(t, fault);
  return (
    <>
      {!undone && <Button last={last} onUndo={() => void undo()} />}
      <span role="status" className={undone ? styles.said : styles.wrong}>
        {said}
      </span>
    </>
  );
}

/** The receipt before this customer, in a line: it may have been the wrong one. */
export function LastPosted({ undo }: Props) {
  const { p, points, money } = usePos();
  if (!undo.last) return null;
  const { posted, name } = undo.last;
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
