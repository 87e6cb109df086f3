import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { testCampaign } from '../../../../contract/campaigns/making.ts';
import type { testReward } from '../../../../contract/rewards/rewards.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { usePanel } from '../../../shell/context.ts';
import type { Message } from './message.ts';

interface Props {
  readonly message: Message;
  readonly title: string;
  /** The call that sends it. */
  readonly path: (typeof testReward | typeof testCampaign)['path'];
}

/** Sends the message to whoever makes it (test-message-failed). */
export function TestMessage({ message, title, path }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { store } = usePanel();
  const { once } = useOneKey();
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string>();
  const { sms, email, push, viber, system_notification_ids } = message;
  const test = async () => {
    setBusy(true);
    setWhy(undefined);
    try {
      const { data } = await once((idempotencyKey) =>
        send<typeof testReward | typeof testCampaign>('POST', path, {
          params: { storeId: store.store_id },
          body: {
            title,
            sms,
            email,
            push,
            viber,
            system_notification_ids: [...system_notification_ids],
          },
          idempotencyKey,
        }),
      );
      const to = [...new Set(data.tests.map(({ sent_to }) => sent_to))].join(', ');
      notify('offers.test.sent', { type: 'success', messageArgs: { to } });
    } catch (error) {
      notify('offers.test.failed', { type: 'error' });
      setWhy(saidBy(error));
    } finally {
      setBusy(false);
    }
  };
  if (!message.system_notification_ids.length) return null;
  return (
    <div>
      <Button variant="outlined" loading={busy} onClick={() => void test()}>
        {translate('offers.test.send')}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {translate('offers.test.hint')}
      </Typography>
      {why ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate(why)}
        </Alert>
      ) : null}
    </div>
  );
}
