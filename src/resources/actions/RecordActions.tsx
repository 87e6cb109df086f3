import { Button } from '@mui/material';
import { Suspense } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { late } from '../../loading/late.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { useActing } from './use-acting.ts';
import { useActions } from './use-actions.ts';

// Wanted once an action is chosen; the record does not wait for them.
const ActionQuestion = late(() => import('./ActionQuestion.tsx'), 'ActionQuestion');
const RecordSecret = late(() => import('./RecordSecret.tsx'), 'RecordSecret');

/** What can be done with a record: a button for each action, and a menu for those that are chosen rarely. */
export function RecordActions({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const actions = useActions(record);
  const { asked, pending, secret, begin, run, cancel, forget } = useActing(record);
  const rare = actions.filter(({ inMenu }) => inMenu);
  return (
    <>
      {actions
        .filter(({ inMenu }) => !inMenu)
        .map((action) => (
          <Button
            key={action.name}
            variant="outlined"
            color={action.tone === 'danger' ? 'error' : 'primary'}
            startIcon={<action.icon />}
            loading={pending?.name === action.name}
            onClick={() => begin(action)}
          >
            {translate(`${action.words}.title`)}
          </Button>
        ))}
      {rare.length ? <ActionMenu actions={rare} onChoose={begin} /> : null}
      <Suspense>
        {asked?.dialog ? <asked.dialog record={record} onClose={cancel} /> : null}
        {asked?.ask ? (
          <ActionQuestion
            action={asked}
            record={record}
            isPending={Boolean(pending)}
            onConfirm={() => void run(asked)}
            onClose={cancel}
          />
        ) : null}
        {secret ? <RecordSecret record={record} secret={secret} onClose={forget} /> : null}
      </Suspense>
    </>
  );
}
