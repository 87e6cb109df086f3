import { Box, Button, Typography } from '@mui/material';
import { type ComponentType, use, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router';
import { useCan, usePanel } from './context.ts';
import { SpecContext, useAddressOf, useMenu } from './menu.ts';
import { homePath } from './panel.ts';

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

export function ToForbidden() {
  const { lang } = usePanel();
  return <Navigate to={`/${lang}/forbidden`} replace />;
}

/** The panel's empty path is its home or, without one or the right to it, leads to the first screen there is. */
export function Home() {
  const addressOf = useAddressOf();
  const { pages } = use(SpecContext);
  const home = pages.find(({ path }) => path === homePath);
  const first = useMenu()[0]?.shown[0];
  if (first === undefined) return <ToForbidden />;
  if (home && first === homePath)
    return <Guarded component={home.component} permission={home.permission} />;
  return <Navigate to={addressOf(first)} replace />;
}

/** A path that is no screen of this panel (route-not-found). */
export function NotHere() {
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
