import { useRef, useState } from 'react';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { isWhen } from '../../shell/action.ts';
import { saidBy } from '../pieces/said-by.ts';
import type { Refused } from '../uses/Outcome.tsx';
import { useCallOf } from './use-acting.ts';
import type { Action } from './use-actions.ts';

interface Outcome {
  readonly done: number;
  readonly refused: readonly Refused[];
}

/**
 * An action on several records, one after the other: one that is refused stops none of the others. Those with which it is
 * not done stay chosen; `onDone` follows where there are none.
 */
export function useBulkActing(action: Action, rows: readonly RaRecord[], onDone: () => void) {
  const { call, refresh } = useCallOf();
  const { onSelect } = useListContext();
  const notify = useNotify();
  const [count, setCount] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const isStopped = useRef(false);
  const able = rows.filter((row) => isWhen(action.when, row));
  const end = async (done: number, refused: readonly Refused[]) => {
    const untried = able.slice(done + refused.length);
    onSelect([...refused, ...untried].map(({ id }) => id));
    if (refused.length) setOutcome({ done, refused });
    else {
      const messageArgs = { smart_count: done, count: done };
      notify('bulk.done', { type: 'success', messageArgs });
      onDone();
    }
    await refresh();
  };
  const run = async () => {
    const refused: Refused[] = [];
    let tried = 0;
    setCount(0);
    for (const { id } of able) {
      if (isStopped.current) break;
      await call(action, id).catch((error: unknown) => refused.push({ id, why: saidBy(error) }));
      tried += 1;
      setCount(tried);
    }
    await end(tried - refused.length, refused);
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { able, count, outcome, run, stop };
}
