import { Button } from '@mui/material';
import { useEffect } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ActionMenu } from './ActionMenu.tsx';
import { Asked } from './Asked.tsx';
import { useOffered } from './offered.ts';
import { useActing } from './use-acting.ts';
import { type Action, useActions } from './use-actions.ts';

/** The search over everything leads to a record with the name of an action, `?do=<name>`, which then begins. */
function useAskedFor(actions: readonly Action[], begin: (action: Action) => void) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('do');
  const action = actions.find(({ name }) => name === wanted);
  useEffect(() => {
    if (!wanted) return;
    if (action) begin(action);
    search.delete('do');
    setSearch(search, { replace: true });
  });
}

/** What can be done with a record: a button for each action, and a menu for those that are chosen rarely. */
export function RecordActions({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const actions = useActions(record);
  const acting = useActing(record);
  useOffered(actions, acting.begin);
  useAskedFor(actions, acting.begin);
  const rare = actions.filter(({ inMenu }) => inMenu);
  return (
    <>
      {actions
        .filter(({ inMenu }) => !inMenu)
        .map((action) => (
          <Button
            key={action.name}
            variant={action.main ? 'contained' : 'outlined'}
            color={action.tone === 'danger' ? 'error' : 'primary'}
            startIcon={<action.icon />}
            loading={acting.pending?.name === action.name}
            onClick={() => acting.begin(action)}
          >
            {translate(`${action.words}.title`)}
          </Button>
        ))}
      {rare.length ? <ActionMenu actions={rare} onChoose={acting.begin} /> : null}
      <Asked record={record} acting={acting} />
    </>
  );
}
