import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { me } from '../../contract/people/session.ts';
import { send } from '../session/api.ts';
import { otherToken, subscribe } from '../session/session.ts';
import { usePanel } from '../shell/context.ts';

/** Says that somebody else signed in on another page of this device, and as whom this one goes on. */
export function OtherSession() {
  const translate = useTranslate();
  const { lang, user } = usePanel();
  const token = useSyncExternalStore(subscribe, otherToken);
  const { data } = useQuery({
    queryKey: ['other-session', token],
    enabled: Boolean(token),
    queryFn: () => send<typeof me>('GET', '/users/me', { token: token ?? undefined }),
  });
  const other = data?.data.user;
  if (!token || !other || other.user_id === user.user_id) return null;
  const goOn = () => location.assign(`/${lang}/user-stores`);
  return (
    <Alert
      severity="info"
      square
      action={
        <Button color="inherit" size="small" onClick={goOn}>
          {translate('shell.otherSession.goOn', { name: other.full_name })}
        </Button>
      }
    >
      {translate('shell.otherSession.text', { other: other.full_name, name: user.full_name })}
    </Alert>
  );
}
