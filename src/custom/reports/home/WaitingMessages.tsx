import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type {
  WaitingMessages as Waiting,
  waitingMessages,
} from '../../../../contract/messages/messages.ts';
import { gravityOfMessages } from '../../../../contract/reports/installation-state.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useRead } from '../../../resources/pieces/use-read.ts';

function Said({ state }: { state: Waiting }) {
  const translate = useTranslate();
  const { waiting, since, unreachable } = state;
  if (!waiting && !unreachable) return null;
  const said = [
    waiting && since
      ? translate('home.messages.waiting', { smart_count: waiting, date: formatDateTime(since) })
      : '',
    unreachable ? translate('home.messages.unreachable', { smart_count: unreachable }) : '',
  ];
  return (
    <Alert severity={gravityOfMessages(state, Date.now())}>{said.filter(Boolean).join(' ')}</Alert>
  );
}

/** For super admins: how many messages of all companies wait for a gateway, and since when; nothing where none does. */
export function WaitingMessages() {
  const { data, error, refetch } = useRead<typeof waitingMessages>('/installation/messages');
  if (data) return <Said state={data} />;
  return error ? <ListFailed onRetry={refetch} error={error} /> : null;
}
