import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { mostIds } from '../../../contract/engine/chosen-ids.ts';
import { ListExport } from './ListExport.tsx';

/** Exports the chosen rows alone. */
export function BulkExport({ exportKey }: { readonly exportKey: string }) {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        sx={{ flexShrink: 0 }}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate('ra.action.export')}
      </Button>
      {open ? (
        <ListExport
          exportKey={exportKey}
          ids={selectedIds.slice(0, mostIds)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
