import { useCallback, useEffect, useRef, useState } from 'react';

/** The measures of the matrix, in pixels; rows and columns are all alike. */
export const measures = { head: 48, row: 52, column: 148, name: 232 } as const;
const around = 3;

interface Seen {
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

function seenIn(box: HTMLElement): Seen {
  const { head, row, column, name } = measures;
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = box;
  return {
    fromRow: Math.max(0, Math.floor(scrollTop / row) - around),
    toRow: Math.ceil((scrollTop + clientHeight - head) / row) + around,
    fromColumn: Math.max(0, Math.floor(scrollLeft / column) - 1),
    toColumn: Math.ceil((scrollLeft + clientWidth - name) / column) + 1,
  };
}

const same = (one: Seen, other: Seen) =>
  one.fromRow === other.fromRow &&
  one.toRow === other.toRow &&
  one.fromColumn === other.fromColumn &&
  one.toColumn === other.toColumn;

/** Which rows and columns of a scrolled box are in view, with a few around them. */
export function useWindow() {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen>({ fromRow: 0, toRow: 20, fromColumn: 0, toColumn: 10 });
  const look = useCallback(() => {
    if (!box.current) return;
    const next = seenIn(box.current);
    setSeen((before) => (same(before, next) ? before : next));
  }, []);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    look();
    const watching = new ResizeObserver(look);
    watching.observe(element);
    return () => watching.disconnect();
  }, [look]);
  /** Brings a cell into view, clear of the header and the first column. */
  const bring = (rowIndex: number, columnIndex: number) => {
    const element = box.current;
    if (!element) return;
    const { head, row, column, name } = measures;
    const [top, left] = [rowIndex * row, columnIndex * column];
    const height = element.clientHeight - head;
    const width = element.clientWidth - name;
    if (top < element.scrollTop) element.scrollTop = top;
    if (top + row > element.scrollTop + height) element.scrollTop = top + row - height;
    if (left < element.scrollLeft) element.scrollLeft = left;
    if (left + column > element.scrollLeft + width) element.scrollLeft = left + column - width;
    look();
  };
  return { box, seen, look, bring };
}

/** The numbers from one up to another, within bounds, and one more wherever it is. */
export function span(from: number, to: number, most: number, also?: number): number[] {
  const last = Math.min(to, most - 1);
  const numbers = Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index);
  const isOutside = also !== undefined && also < most && (also < from || also > last);
  return isOutside ? [...numbers, also] : numbers;
}
