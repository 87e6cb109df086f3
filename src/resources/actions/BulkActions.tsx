import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { late } from '../../loading/late.tsx';
import { useChosen } from '../pieces/use-chosen.ts';
import type { Action } from './use-actions.ts';

const BulkActing = late(() => import('./BulkActing.tsx'), 'BulkActing');

/** The actions that can be done with the chosen rows of the list around. */
export function BulkActions({ actions }: { actions: readonly Action[] }) {
  const translate = useTranslate();
  const rows = useChosen();
  const [begun, begin] = useState<{ action: Action; rows: typeof rows }>();
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.name}
          size="small"
          sx={{ flexShrink: 0 }}
          color={action.tone === 'danger' ? 'error' : 'primary'}
          startIcon={<action.icon />}
          onClick={() => begin({ action, rows })}
        >
          {translate(`${action.words}.title`)}
        </Button>
      ))}
      {begun ? (
        <Suspense>
          <BulkActing {...begun} onClose={() => begin(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
