import { Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { late } from '../../loading/late.tsx';
import type { Acting } from './use-acting.ts';

// Wanted once an action is chosen; the record does not wait for them.
const ActionForm = late(() => import('./ActionForm.tsx'), 'ActionForm');
const ActionQuestion = late(() => import('./ActionQuestion.tsx'), 'ActionQuestion');
const RecordSecret = late(() => import('../secrets/RecordSecret.tsx'), 'RecordSecret');

/** What the chosen action of a record shows: its question, its form or its dialog, then the secret of the answer. */
export function Asked({ record, acting }: { record: RaRecord; acting: Acting }) {
  const { asked, pending, secret, run, send, cancel, forget } = acting;
  return (
    <Suspense>
      {asked?.dialog ? <asked.dialog record={record} onClose={cancel} /> : null}
      {asked?.form ? (
        <ActionForm
          action={asked}
          record={record}
          onSend={(filled) => send(asked, filled)}
          onClose={cancel}
        />
      ) : null}
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
  );
}
