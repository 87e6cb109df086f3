import { useState } from 'react';
import {
  type Identifier,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { saidBy } from '../pieces/said-by.ts';
import { useFirstPage } from '../pieces/use-first-page.ts';
import type { Refused } from './Outcome.tsx';

/** Deletes several, one by one: one that is refused keeps none of the others. */
export function useBulkRemoval(ids: readonly Identifier[], onDone: () => void) {
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const toFirstPage = useFirstPage();
  const { onSelect } = useListContext();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<{ done: number; refused: readonly Refused[] }>();
  const remove = async () => {
    setPending(true);
    const refused: Refused[] = [];
    for (const id of ids)
      await provider
        .delete(resource, { id })
        .catch((error: unknown) => refused.push({ id, why: saidBy(error) }));
    setPending(false);
    onSelect(refused.map(({ id }) => id));
    toFirstPage();
    refresh();
    if (refused.length) return setOutcome({ done: ids.length - refused.length, refused });
    const said =
      ids.length === 1 ? `resources.${resource}.texts.deleted` : 'ra.notification.deleted';
    notify(said, { type: 'info', messageArgs: { smart_count: ids.length } });
    onDone();
  };
  return { remove, isPending, outcome };
}
