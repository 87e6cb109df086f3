import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useSearchParams } from 'react-router';

/** A page beyond the last one gives way to the first, in the address as well: going back does not lead to it. */
export function useOnlyPages() {
  const { page, data, isFetching } = useListContext();
  const [, setSearch] = useSearchParams();
  const isBeyond = page > 1 && !isFetching && data?.length === 0;
  useEffect(() => {
    if (!isBeyond) return;
    setSearch((before) => ({ ...Object.fromEntries(before), page: '1' }), { replace: true });
  }, [isBeyond, setSearch]);
}
