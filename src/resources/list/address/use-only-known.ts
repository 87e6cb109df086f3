import { useEffect } from 'react';
import { HttpError, useListContext, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { RefusalBody } from '../../../dataProvider/client.ts';

/** The statuses of a request that the server does not understand. */
const refusals = [400, 404, 422];

/** Whether a list failed because of its query; the message is in the place of its rows. */
export const isRefused = (error: unknown): error is HttpError =>
  error instanceof HttpError && refusals.includes(error.status);

/** What of a list was refused: by name, or all that it was narrowed to where the server names none of it. */
function useRefused(): string | undefined {
  const { error, filterValues, page } = useListContext();
  const [search] = useSearchParams();
  if (!isRefused(error)) return undefined;
  const named = Object.keys((error.body as Partial<RefusalBody> | undefined)?.errors ?? {});
  const chosen = [
    ...Object.keys(filterValues),
    ...(search.has('sort') ? ['sort', 'order'] : []),
    ...(page === 1 ? [] : ['page']),
  ];
  const known = chosen.filter((name) => named.includes(name));
  const refused = known.length ? known : chosen;
  return refused.length ? JSON.stringify(refused) : undefined;
}

/**
 * Leaves out a filter, an order or a page that the server refuses, and says so: links grow old, and so does what is
 * remembered of a list. The address that was refused is replaced, so that going back does not lead to it.
 */
export function useOnlyKnown() {
  const { filterValues } = useListContext();
  const [, setSearch] = useSearchParams();
  const notify = useNotify();
  const refused = useRefused();
  useEffect(() => {
    if (!refused) return;
    const names = JSON.parse(refused) as string[];
    const left = Object.entries(filterValues).filter(([name]) => !names.includes(name));
    const dropped = names.some((name) => ['sort', 'order'].includes(name)) ? ['sort', 'order'] : [];
    setSearch(
      (before) => {
        const rest = [...before].filter(([name]) => !dropped.includes(name));
        const filter = JSON.stringify(Object.fromEntries(left));
        return { ...Object.fromEntries(rest), filter, page: '1' };
      },
      { replace: true },
    );
    notify('shell.filters.unknown', { type: 'warning' });
  }, [refused, filterValues, setSearch, notify]);
}
