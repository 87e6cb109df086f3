import AgainIcon from '@mui/icons-material/ReplayOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Confirm, useListContext, useTranslate } from 'react-admin';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useCan } from '../../../shell/context.ts';
import { useSendAgain } from './use-send-again.ts';

function Question({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { filter, filterValues } = useListContext();
  const { all, busy } = useSendAgain();
  const isNarrowed = Object.keys(filterValues).length > 0;
  return (
    <Confirm
      isOpen
      loading={busy}
      title={translate('outbox.again.all')}
      content={translate(isNarrowed ? 'outbox.again.narrowed' : 'outbox.again.text')}
      confirm={translate('outbox.again.confirm')}
      onConfirm={() => void all({ ...filter, ...filterValues }).then(onClose)}
      onClose={onClose}
    />
  );
}

/** The outbox of the company; who may has what failed in it sent once more. */
export function MessageList() {
  const translate = useTranslate();
  const may = useCan('messages.update');
  const [asking, setAsking] = useState(false);
  const tool = (
    <MenuItem onClick={() => setAsking(true)}>
      <ListItemIcon>
        <AgainIcon />
      </ListItemIcon>
      {translate('outbox.again.all')}
    </MenuItem>
  );
  return (
    <GeneratedList
      tools={may ? tool : undefined}
      above={asking ? <Question onClose={() => setAsking(false)} /> : null}
    />
  );
}
