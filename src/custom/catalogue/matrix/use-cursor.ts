import { type KeyboardEvent, useState } from 'react';

/** A place in the grid, counted from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const near = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const;
const pageOfRows = 10;

/** Where a key leads within a grid; undefined for a key that leads nowhere. */
function ledTo(
  { row, column }: Place,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { rows, columns }: { rows: number; columns: number },
): Place | undefined {
  if (key in near) {
    const [down, right] = near[key as keyof typeof near];
    return { row: row + down, column: column + right };
  }
  if (key === 'PageUp') return { row: Math.max(0, row - pageOfRows), column };
  if (key === 'PageDown') return { row: Math.min(rows - 1, row + pageOfRows), column };
  if (key === 'Home') return { row: ctrlKey ? 0 : row, column: 0 };
  if (key === 'End') return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
  return undefined;
}

interface Options {
  readonly rows: number;
  readonly columns: number;
  readonly bring: (row: number, column: number) => void;
}

/** The one cell of a grid that has the focus, moved by the arrow keys, Home, End and the page keys. */
export function useCursor({ rows, columns, bring }: Options) {
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  // What it is edited with from the start: the key that was pressed on it, or nothing of the kind.
  const [editing, setEditing] = useState<string | boolean>(false);
  const focus = ({ row, column }: Place) => {
    bring(row, column);
    // It may be drawn only now.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus(),
    );
  };
  const go = (to: Place) => {
    if (to.row < 0 || to.column < 0 || to.row >= rows || to.column >= columns) return;
    setEditing(false);
    setAt(to);
    focus(to);
  };
  const press = (event: KeyboardEvent) => {
    const to = ledTo(at, event, { rows, columns });
    if (!to) return false;
    event.preventDefault();
    go(to);
    return true;
  };
  return { at, setAt, go, press, editing, setEditing };
}
