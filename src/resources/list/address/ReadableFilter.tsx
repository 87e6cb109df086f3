import { type ReactNode, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';

/** Whether a filter of an address names what a list is narrowed to; what cannot be read at all is passed over anyway. */
function isReadable(filter: string | null) {
  try {
    const read: unknown = JSON.parse(filter ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read);
  } catch {
    return true;
  }
}

function WithoutFilter() {
  const [, setSearch] = useSearchParams();
  const notify = useNotify();
  useEffect(() => {
    setSearch((before) => ({ ...Object.fromEntries(before), filter: '{}', page: '1' }), {
      replace: true,
    });
    notify('shell.filters.unknown', { type: 'warning' });
  }, [setSearch, notify]);
  return null;
}

/** The list of an address, once its filter is one: a text or a number in its place is left out with a word. */
export function ReadableFilter({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  return isReadable(search.get('filter')) ? children : <WithoutFilter />;
}
