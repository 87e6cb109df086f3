import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { enterKey, escapeKey } from '../../../session/keys.ts';
import { usePos } from '../state/words.ts';
import styles from './pos.module.css';

interface Question {
  readonly text: string;
  /** What the button does that says yes. */
  readonly yes: string;
}

interface Asked {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

const AskContext = createContext<((question: Question) => Promise<boolean>) | null>(null);

/** Asks before something is done: true where the cashier says yes. */
export function useAsk() {
  const ask = use(AskContext);
  if (!ask) throw new Error('Nobody to ask around this component');
  return ask;
}

function Dialog({ question, answer }: Asked) {
  const { p } = usePos();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const end = (yes: boolean) => {
    // Gives the focus back to where it was.
    dialog.current?.close();
    answer(yes);
  };
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation();
    // A key that is still held down from before answers nothing.
    if (event.repeat) event.preventDefault();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    end(false);
  };
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      onKeyDown={keys}
      aria-label={question.text}
    >
      <p className={styles.question}>{question.text}</p>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.action}
          // biome-ignore lint/a11y/noAutofocus: Enter does what this button says.
          autoFocus
          onClick={() => end(true)}
        >
          {question.yes} <kbd>{enterKey}</kbd>
        </button>
        <button type="button" className={styles.second} onClick={() => end(false)}>
          {p('ask.no')} <kbd>{escapeKey}</kbd>
        </button>
      </div>
    </dialog>,
    document.body,
  );
}

/** One question at a time, over whatever is open. */
export function Asking({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((answer) => {
        setAsked({
          question,
          answer: (yes) => {
            setAsked(null);
            answer(yes);
          },
        });
      }),
    [],
  );
  return (
    <AskContext value={ask}>
      {children}
      {asked && <Dialog {...asked} />}
    </AskContext>
  );
}
