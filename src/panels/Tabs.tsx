import { Tabs as MuiTabs, Tab } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { usePanel } from './context.ts';
import { useMenu } from './menu.ts';

/** The screens beside this one, where its menu entry has several. */
export function Tabs() {
  const translate = useTranslate();
  const { lang, panel } = usePanel();
  const { pathname } = useLocation();
  const base = `/${lang}/${panel}/`;
  const isHere = (path: string) =>
    pathname === base + path || pathname.startsWith(`${base + path}/`);
  const group = useMenu().find(({ shown }) => shown.some(isHere));
  if (!group || group.shown.length < 2) return null;
  return (
    <MuiTabs
      component="nav"
      value={group.shown.find(isHere) ?? false}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate(`menu.${group.word}`)}
      sx={{ mb: 1, maxWidth: '100vw' }}
    >
      {group.shown.map((path) => (
        <Tab
          key={path}
          value={path}
          label={translate(`tabs.${path}`)}
          component={Link}
          to={base + path}
        />
      ))}
    </MuiTabs>
  );
}
