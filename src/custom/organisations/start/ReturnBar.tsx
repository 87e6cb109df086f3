import { Alert, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import { usePanel } from '../../../shell/context.ts';
import { type Leading, lead } from '../../../shell/leading.ts';
import { useStart } from './use-start.ts';

/** Polling interval for steps done on another device or in the background, in milliseconds. */
const everyMs = 4000;
const elsewhere: readonly string[] = ['import', 'till'];

/** Where the list of first steps is: in the panel of the company. */
function useListOf({ companyId }: Leading) {
  const { lang, store } = usePanel();
  const home = `/${lang}/loyaltyPanel`;
  if (store.store_id === companyId) return home;
  return `/${lang}/user-stores?${new URLSearchParams({ store: String(companyId), next: home })}`;
}

/** Whether the step was open when the user left the list, and is done now. */
function useDone({ companyId, step }: Leading) {
  const every = elsewhere.includes(step) ? everyMs : undefined;
  const { data } = useStart(companyId, { every });
  const done = data?.steps.find((each) => each.step === step)?.done;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (done === false) wasOpen.current = true;
  }, [done]);
  return Boolean(done && wasOpen.current);
}

/** Leads back to the list of first steps: by itself once the step is done and its page was left, else by its button. */
export function ReturnBar({ leading }: { leading: Leading }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const list = useListOf(leading);
  const done = useDone(leading);
  const isHome = pathname === list;
  const left = pathname !== leading.from && done;
  // The bar mounts on the click, while the list is still open.
  const went = useRef(false);
  useEffect(() => {
    if (!isHome) went.current = true;
    if (isHome && went.current) lead(null);
    if (!isHome && left) {
      notify('shell.start.done', { type: 'success' });
      navigate(list);
    }
  }, [isHome, left, list, navigate, notify]);
  if (isHome) return null;
  return (
    <Alert
      severity={done ? 'success' : 'info'}
      square
      role="status"
      action={
        <Button color="inherit" size="small" component={Link} to={list}>
          {translate('shell.start.back')}
        </Button>
      }
    >
      {translate(done ? 'shell.start.done' : 'shell.start.leads')}
    </Alert>
  );
}
