import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { escapeKey } from '../../../session/keys.ts';
import { usePos } from '../state/words.ts';
import styles from './pos.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Where its controls come later: the focus waits at the title. */
  readonly calm?: boolean;
  /** Buttons beside the one that closes. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

// What is typed in a sheet is not typed in the form behind it.
const stay = (event: SyntheticEvent) => event.stopPropagation();

/** Something over the till: a dialog on a wide screen, a sheet from below on a phone. Esc closes it. */
export function Sheet({ title, onClose, calm, actions, children }: Props) {
  const { p } = usePos();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once.
  useEffect(() => {
    dialog.current?.showModal();
    if (calm) heading.current?.focus();
  }, []);
  const close = () => dialog.current?.close();
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      onClose={onClose}
      onKeyDown={keys}
      onSubmit={stay}
      aria-label={title}
    >
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div className={styles.row}>
        {actions}
        <button type="button" className={styles.second} onClick={close}>
          {p('queue.close')} <kbd>{escapeKey}</kbd>
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
