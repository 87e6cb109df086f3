import AgainIcon from '@mui/icons-material/ReplayOutlined';
import { Alert, ListItemIcon, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useCan } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Ask } from '../../billing/shared/Ask.tsx';
import { useSendAllAgain } from './use-send-again.ts';

/** Asks with how many the server has counted; just those are sent. */
function Question({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { filter, filterValues } = useListContext();
  const { count, isFailed, all } = useSendAllAgain({ ...filter, ...filterValues });
  const isNarrowed = Object.keys(filterValues).length > 0;
  const counted = { smart_count: count ?? 0, count: number(count ?? 0) };
  return (
    <Ask
      title={translate(count ? 'outbox.again.ask' : 'outbox.again.all', counted)}
      yes={translate('outbox.again.confirm')}
      disabled={!count}
      onYes={async () => count && all(count)}
      onClose={onClose}
    >
      <div aria-live="polite">
        {isFailed ? <Alert severity="error">{translate('outbox.again.uncounted')}</Alert> : null}
        {count === 0 ? <Alert severity="info">{translate('outbox.again.none')}</Alert> : null}
        {count === undefined && !isFailed ? (
          <Typography>{translate('outbox.again.counting')}</Typography>
        ) : null}
      </div>
      <Typography color="text.secondary">
        {translate(isNarrowed ? 'outbox.again.narrowed' : 'outbox.again.text')}
      </Typography>
    </Ask>
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
