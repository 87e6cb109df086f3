import { Box, Button, Typography } from '@mui/material';
import { type ComponentType, use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router';
import { can } from '../../contract/permissions/permissions.ts';
import { useCan, usePanel } from '../shell/context.ts';
import { SpecContext, useAddressOf, useMenu } from '../shell/menu.ts';
import { homePath } from '../shell/panel.ts';
import { Title } from '../shell/Title.tsx';
import { currentSubscription } from './areas/billing/billing.tsx';

interface GuardedProps {
  readonly component: ComponentType;
  readonly permission?: string | undefined;
}

/**
 * A page whose permission the user lacks is the forbidden page (guard-permission). It is asked when
 * the page is opened: rights that are lost meanwhile take nothing of what was typed.
 */
export function Guarded({ component: Page, permission }: GuardedProps) {
  const may = useCan(permission) || permission === undefined;
  const [allowed] = useState(may);
  return allowed ? <Page /> : <ToForbidden />;
}

/** Whether paying comes first: where a place owes, and by those who may pay (company-load-301). */
function usePaysFirst() {
  const { unpaid } = usePanel();
  return useCan(currentSubscription.permission) && unpaid !== undefined;
}

export function ToForbidden() {
  const { lang } = usePanel();
  const addressOf = useAddressOf();
  if (usePaysFirst()) return <Navigate to={addressOf(currentSubscription.path)} replace />;
  return <Navigate to={`/${lang}/forbidden`} replace />;
}

/** The panel's empty path is its home or, without one or the right to it, leads to the first screen there is. */
export function Home() {
  const addressOf = useAddressOf();
  const { pages } = use(SpecContext);
  const home = pages.find(({ path }) => path === homePath);
  const menu = useMenu()[0]?.shown[0];
  const first = usePaysFirst() ? currentSubscription.path : menu;
  if (first === undefined) return <ToForbidden />;
  if (home && first === homePath)
    return <Guarded component={home.component} permission={home.permission} />;
  return <Navigate to={addressOf(first)} replace />;
}

/** The path below the panel, without the slash at its end. */
function usePathHere() {
  const { lang, panel } = usePanel();
  return useLocation().pathname.slice(`/${lang}/${panel}/`.length).replace(/\/$/, '');
}

/**
 * A path that is no screen but has some below it leads to the first of them that the user may see, with
 * the right to the path itself (routes-dotted-permission); any other is the page of what does not exist.
 */
export function NotAScreen() {
  const path = usePathHere();
  const { resources, pages, parents = {} } = use(SpecContext);
  const addressOf = useAddressOf();
  const { grants } = usePanel();
  const isBelow = (each: string) => each.startsWith(`${path}/`);
  const menu = useMenu();
  const inMenu = menu.flatMap(({ shown }) => shown);
  const beside = menu.flatMap(({ besides = {} }) => Object.keys(besides));
  // Some pages are in no menu: something else leads there.
  const others = pages
    .filter((page) => !page.permission || can(grants, page.permission))
    .map((page) => page.path);
  const first = [...inMenu, ...beside.filter((each) => others.includes(each)), ...others].find(
    (each) => isBelow(each) && !each.includes(':'),
  );
  const may = useCan(parents[path]) || parents[path] === undefined;
  const screens = [...resources.map(({ name }) => name), ...pages.map((page) => page.path)];
  if (!screens.some(isBelow)) return <NotHere />;
  return may && first ? <Navigate to={addressOf(first)} replace /> : <ToForbidden />;
}

/** What does not exist (route-not-found). */
function NotHere() {
  const translate = useTranslate();
  const { lang, panel } = usePanel();
  return (
    <Box sx={{ py: 8, textAlign: 'center' }}>
      <Title title={translate('notFound.title')} />
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {translate('notFound.text')}
      </Typography>
      <Button component={Link} to={`/${lang}/${panel}`} variant="contained">
        {translate('ra.action.back')}
      </Button>
    </Box>
  );
}
