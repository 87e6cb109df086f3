import { type RaRecord, useGetMany, useListContext, useResourceContext } from 'react-admin';

/** The chosen rows of the list around: those in view, and those of other pages, still chosen there. */
export function useChosen(): readonly RaRecord[] {
  const resource = useResourceContext() ?? '';
  const { data = [], selectedIds } = useListContext();
  const elsewhere = selectedIds.filter((id) => !data.some((row) => row.id === id));
  const { data: others = [] } = useGetMany(
    resource,
    { ids: elsewhere },
    { enabled: elsewhere.length > 0 },
  );
  return [...data.filter(({ id }) => selectedIds.includes(id)), ...others];
}
