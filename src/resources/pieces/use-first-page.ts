import { useResourceContext, useStore } from 'react-admin';

/** Lists request page 1 after changes (lists-request-page-1); their order and filters stay. */
export function useFirstPage() {
  const resource = useResourceContext() ?? '';
  const [params, setParams] = useStore<Record<string, unknown>>(`${resource}.listParams`, {});
  return () => setParams({ ...params, page: 1 });
}
