import { Suspense, useState } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { late } from '../../../loading/late.tsx';
import { BulkDelete } from '../../../resources/list/BulkDelete.tsx';
import { ChosenActions } from '../../../resources/list/ChosenActions.tsx';
import { useCan } from '../../../shell/context.ts';
import type { Change, Whose } from './ChosenDialog.tsx';

// Wanted when something is to be changed; the list does not wait for it.
const ChosenDialog = late(() => import('./ChosenDialog.tsx'), 'ChosenDialog');

const changes = ['publish', 'unpublish', 'price', 'group'] as const;
const groupWord = { company: 'tag', store: 'category' } as const;

/** What can be done with the chosen products of a company, or of a store. */
export function ChosenProducts({ whose }: { whose: Whose }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { selectedIds, onUnselectItems } = useListContext();
  const [change, setChange] = useState<Change>();
  const mayUpdate = useCan('products.update');
  const mayDelete = useCan('products.delete');
  const word = (name: string) => translate(`resources.${resource}.texts.chosen.${name}`);
  const actions = changes.map((each) => ({
    label: word(each === 'group' ? groupWord[whose] : each),
    onChoose: () => setChange(each),
  }));
  const close = (changed: boolean) => {
    setChange(undefined);
    if (changed) onUnselectItems();
  };
  return (
    <>
      {mayUpdate ? <ChosenActions label={word('actions')} actions={actions} /> : null}
      {mayDelete ? <BulkDelete /> : null}
      <Suspense>
        {change ? (
          <ChosenDialog whose={whose} change={change} ids={selectedIds} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
