import { useCallback, useEffect } from 'react';
import { useListContext } from 'react-admin';

type Filters = Record<string, unknown>;

/** What was chosen since a list was narrowed to these filters, until it hears of it. */
const chosen = new WeakMap<Filters, Filters>();

/**
 * Changes the filters of the list around it. A second choice that comes before the list is drawn with
 * the first one adds to it, and does not take it back.
 */
export function useNarrow() {
  const { filterValues, setFilters } = useListContext();
  useEffect(() => () => void chosen.delete(filterValues), [filterValues]);
  return useCallback(
    (change: (current: Filters) => Filters) => {
      const next = change(chosen.get(filterValues) ?? filterValues);
      chosen.set(filterValues, next);
      setFilters(next);
    },
    [filterValues, setFilters],
  );
}

/** Those filters with another value of one, or without it. */
export function withFilter(current: Filters, source: string, value: unknown): Filters {
  const { [source]: _, ...others } = current;
  return value ? { ...others, [source]: value } : others;
}
