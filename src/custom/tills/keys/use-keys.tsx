import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { KeyQueue, type Sink } from './key-queue.ts';

const KeysContext = createContext<KeyQueue | null>(null);

/** Marks the field of a step that takes the keys of the page. */
export const takesKeys = { 'data-takes-keys': '' } as const;

const editable = 'input, textarea, select, [contenteditable]';
const pressed = 'button, a, summary, [role=button]';
const isQuestionOpen = () => document.querySelector('dialog[open], [role=dialog]') !== null;

/** Hands a key to the queue; answers whether it was taken there. */
function handKey(queue: KeyQueue, event: KeyboardEvent): boolean {
  const { key, target } = event;
  const at = event.timeStamp;
  const element = target instanceof Element ? target : document.body;
  const isInField = element.closest('[data-takes-keys]') !== null;
  const isElsewhere = !isInField && element.closest(editable) !== null;
  if (isElsewhere && !queue.isHeld) return false;
  const isOnButton = element.closest(pressed) !== null && !queue.isHeld;
  if (key === 'Enter' || key === 'Tab') return queue.end(key, at, isInField || isOnButton);
  if (key === 'Backspace') return queue.back(isInField);
  if (key === 'Escape') queue.forgetScan();
  if (key.length !== 1 || (key === ' ' && isOnButton)) return false;
  return queue.sign(key, at, isInField);
}

interface Props {
  /** Whether the present page takes keys: a form of several fields does not. */
  readonly on: boolean;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** The one queue of keys around the steps of the till: the focus does not matter, nothing is lost between two steps. */
export function Keys({ on, busy, children }: Props) {
  const queue = useMemo(() => new KeyQueue(isQuestionOpen), []);
  useLayoutEffect(() => queue.setBusy(busy), [queue, busy]);
  useEffect(() => {
    if (!on) return queue.clear();
    const hear = (event: KeyboardEvent) => {
      const { ctrlKey, altKey, metaKey, isComposing, defaultPrevented } = event;
      if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return;
      if (isQuestionOpen() || !handKey(queue, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, [queue, on]);
  return <KeysContext value={queue}>{children}</KeysContext>;
}

/** The step that is there takes the keys of the page. */
export function useSink(sink: Sink) {
  const queue = use(KeysContext);
  const latest = useRef(sink);
  useLayoutEffect(() => {
    latest.current = sink;
  });
  useLayoutEffect(
    () =>
      queue?.attach(() => ({
        text: () => latest.current.text(),
        // What is submitted next is what was written.
        write: (text) => flushSync(() => latest.current.write(text)),
        submit: () => latest.current.submit(),
        scan: (code) => latest.current.scan(code),
      })),
    [queue],
  );
}

/** Hands over what a camera read, as a scanner's burst. */
export function useScanned() {
  const queue = use(KeysContext);
  return (code: string) => queue?.scan(code, performance.now());
}
