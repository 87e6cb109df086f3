import { useRef, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { isWhen } from '../../shell/action.ts';
import { saidBy } from '../pieces/said-by.ts';
import type { Refused } from '../uses/Outcome.tsx';
import { useCallOf } from './use-acting.ts';
import type { Action } from './use-actions.ts';

interface Outcome {
  readonly done: number;
  readonly refused: readonly Refused[];
}

/** An action on several records, one after the other: one that is refused stops none of the others. */
export function useBulkActing(action: Action, rows: readonly RaRecord[]) {
  const { call, refresh } = useCallOf();
  const { onSelect } = useListContext();
  const [count, setCount] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const isStopped = useRef(false);
  const able = rows.filter((row) => isWhen(action.when, row));
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
    onSelect(refused.map(({ id }) => id));
    setOutcome({ done: tried - refused.length, refused });
    await refresh();
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { able, count, outcome, run, stop };
}
