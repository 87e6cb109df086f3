import { Button, Card, Chip, List, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type {
  endOtherSessions,
  endSession,
  OwnSession,
  ownSessions,
} from '../../../../contract/people/sessions.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { DeviceRow } from '../../../resources/pieces/DeviceRow.tsx';
import { ApiError, send } from '../../../session/api.ts';

const key = ['own-sessions'];

function useSessions() {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<number | 'all'>();
  const fetched = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await send<typeof ownSessions>('GET', '/users/me/sessions', { signal })).data.sessions,
  });
  const tried = async (which: number | 'all', call: () => Promise<unknown>) => {
    setBusy(which);
    try {
      await call();
      notify('security.sessions.ended', { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.said, { type: 'error' });
    } finally {
      setBusy(undefined);
      await queries.invalidateQueries({ queryKey: key });
    }
  };
  const end = (id: number) =>
    tried(id, () =>
      send<typeof endSession>('DELETE', '/users/me/sessions/{id}', { params: { id } }),
    );
  const endOthers = () =>
    tried('all', () => send<typeof endOtherSessions>('DELETE', '/users/me/sessions'));
  return { ...fetched, busy, end, endOthers };
}

function Session({
  session,
  busy,
  onEnd,
}: {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}) {
  const translate = useTranslate();
  const { device, address, seen_at, current, till_store } = session;
  const name = till_store
    ? translate('security.sessions.till', { store: till_store })
    : (device ?? translate('security.sessions.unknown'));
  const seen = translate('security.sessions.seen', { date: formatDateTime(seen_at) });
  const mark = current ? (
    <Chip size="small" color="success" label={translate('security.sessions.current')} />
  ) : undefined;
  return (
    <DeviceRow
      words="security.sessions"
      facts={[address, seen]}
      {...{ name, mark }}
      button={{ loading: busy, onClick: onEnd }}
    />
  );
}

/** Where the user is signed in: each place ended by itself, or all but this one and paired tills. */
export function SessionsCard() {
  const translate = useTranslate();
  const { data, error, refetch, busy, end, endOthers } = useSessions();
  const others = data?.some(({ current, till_store }) => !current && !till_store);
  return (
    <Card component="section" aria-labelledby="sessions" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={1}>
        <Typography id="sessions" variant="h4" component="h2">
          {translate('security.sessions.title')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '70ch' }}>
          {translate('security.sessions.hint')}
        </Typography>
        {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
        {data || error ? null : <Skeleton variant="rounded" height={120} />}
        <List dense>
          {(data ?? []).map((each) => (
            <Session
              key={each.session_id}
              session={each}
              busy={busy === each.session_id}
              onEnd={() => {
                end(each.session_id).catch(() => undefined);
              }}
            />
          ))}
        </List>
        {others ? (
          <div>
            <Button
              variant="outlined"
              color="error"
              loading={busy === 'all'}
              onClick={() => {
                endOthers().catch(() => undefined);
              }}
            >
              {translate('security.sessions.endOthers')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}
