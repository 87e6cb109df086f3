import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isOptional } from './column-names.ts';

/** When a record last changed is the first that gives way where a table is wider than its place. */
const givesWay = ['updated_at', 'created_at', 'registration_date'];

/**
 * The columns of a table that has no room for all: what is left of them, and where they are measured. One that
 * somebody asked for, and the title, stay.
 */
export function useFitting(columns: readonly string[], title: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const [dropped, setDropped] = useState(0);
  const [width, setWidth] = useState(0);
  const giving = givesWay.filter(
    (name) => name !== title && columns.includes(name) && !isOptional(name),
  );
  const gone = giving.slice(0, dropped);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  // With more room all are tried again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is why
  useLayoutEffect(() => setDropped(0), [width]);
  useLayoutEffect(() => {
    const table = place.current?.querySelector('table');
    const isWider = table && place.current && table.scrollWidth > place.current.clientWidth + 1;
    if (isWider && dropped < giving.length) setDropped(dropped + 1);
  });
  return { place, fitting: columns.filter((column) => !gone.includes(column)) };
}
