import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { DeleteOptions } from './DeleteQuestion.tsx';

// Wanted when somebody is about to delete; forms and lists do not wait for it.
const DeleteQuestion = lazy(() =>
  import('./DeleteQuestion.tsx').then(({ DeleteQuestion: default_ }) => ({ default: default_ })),
);

/** Deletes the record around it, once it is confirmed with what uses it in view. */
export function DeleteRecord(options: DeleteOptions) {
  const translate = useTranslate();
  const record = useRecordContext();
  const [asks, setAsks] = useState(false);
  if (!record) return null;
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsks(true)}>
        {translate('ra.action.delete')}
      </Button>
      {asks ? (
        <Suspense>
          <DeleteQuestion {...options} record={record} onClose={() => setAsks(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
