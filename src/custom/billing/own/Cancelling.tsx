import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Dashboard } from '../../../../contract/billing/dashboard.ts';
import type { CurrentSubscription } from '../../../../contract/billing/dashboard-shapes.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { send } from '../../../session/api.ts';
import { Ask } from '../shared/Ask.tsx';
import { useBase, useOwnChanged } from '../state/use-own.ts';

/** Cancels it, or takes that back. */
function useCancelling() {
  const { base, params } = useBase();
  const changed = useOwnChanged();
  const notify = useNotify();
  return async (cancelled: boolean) => {
    const body = { cancelled };
    await send<Dashboard['cancel']>('PUT', `${base}/cancellation`, { params, body });
    await changed();
    notify(`billing.cancel.${cancelled ? 'done' : 'kept'}`, { type: 'success' });
  };
}

function AskCancel({ current, onClose }: { current: CurrentSubscription; onClose: () => void }) {
  const translate = useTranslate();
  const cancel = useCancelling();
  const date = current.period ? formatDate(current.period.to) : '';
  return (
    <Ask
      title={translate('billing.cancel.title')}
      yes={translate('billing.cancel.button')}
      no={translate('billing.cancel.no')}
      danger
      onYes={() => cancel(true)}
      onClose={onClose}
    >
      <Typography>{translate('billing.cancel.text', { date })}</Typography>
      {current.unpaid_billings.length ? (
        <Typography>{translate('billing.cancel.owed')}</Typography>
      ) : null}
    </Ask>
  );
}

function Keep() {
  const translate = useTranslate();
  const cancel = useCancelling();
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    await cancel(false).catch(tellFailure);
    setBusy(false);
  };
  return (
    <Button variant="contained" loading={busy} onClick={() => void keep()}>
      {translate('billing.cancel.keep')}
    </Button>
  );
}

/** Ends the own subscription, or keeps what was cancelled; nothing for what has ended. */
export function Cancelling({ current }: { current: CurrentSubscription }) {
  const translate = useTranslate();
  const [asked, ask] = useState(false);
  if (!current.status || current.status === 'inactive') return null;
  return (
    <Box>
      {current.status === 'cancelled' ? (
        <Keep />
      ) : (
        <Button color="error" onClick={() => ask(true)}>
          {translate('billing.cancel.button')}
        </Button>
      )}
      {asked ? <AskCancel current={current} onClose={() => ask(false)} /> : null}
    </Box>
  );
}
