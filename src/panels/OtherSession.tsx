import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { me } from '../../contract/people/session.ts';
import { send } from '../session/api.ts';
import { rightsChanged } from '../session/rights-changed.ts';
import { otherToken, renewToken, subscribe } from '../session/session.ts';
import { usePanel } from '../shell/context.ts';

/**
 * Says that somebody else signed in on another page of this device, and as whom this one goes on. Who
 * signed in anew there goes on here with that: the session of before may be over.
 */
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
  const isSame = other?.user_id === user.user_id;
  useEffect(() => {
    if (!token || !isSame) return;
    renewToken(token);
    rightsChanged();
  }, [token, isSame]);
  if (!token || !other || isSame) return null;
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
