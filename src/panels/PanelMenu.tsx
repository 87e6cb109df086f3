import {
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  type Theme,
  Tooltip,
  useMediaQuery,
} from '@mui/material';
import { useSidebarState, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { usePanel } from './context.ts';
import { type ShownGroup, useMenu } from './menu.ts';

function Entry({ group }: { group: ShownGroup }) {
  const translate = useTranslate();
  const { lang, panel } = usePanel();
  const { pathname } = useLocation();
  const [open, setOpen] = useSidebarState();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const base = `/${lang}/${panel}/`;
  const isHere = group.paths.some(
    (path) => pathname === base + path || pathname.startsWith(`${base + path}/`),
  );
  const word = translate(`menu.${group.word}`);
  const Icon = group.icon;
  return (
    <li>
      <Tooltip title={open ? '' : word} placement="right">
        <ListItemButton
          component={Link}
          to={base + group.shown[0]}
          selected={isHere}
          aria-current={isHere ? 'page' : undefined}
          onClick={() => narrow && setOpen(false)}
          sx={{ borderRadius: 2, mx: 1, my: 0.25, minHeight: 44, px: 1.5 }}
        >
          <ListItemIcon
            sx={{ minWidth: open ? 40 : 24, color: isHere ? 'primary.main' : 'text.secondary' }}
          >
            <Icon />
          </ListItemIcon>
          {open ? (
            <ListItemText
              primary={word}
              slotProps={{ primary: { sx: { fontWeight: isHere ? 650 : 500 } } }}
            />
          ) : null}
        </ListItemButton>
      </Tooltip>
    </li>
  );
}

/** The panel's menu: what the user may see and nothing else. */
export function PanelMenu() {
  const translate = useTranslate();
  const groups = useMenu();
  const [open] = useSidebarState();
  return (
    <List aria-label={translate('shell.menu')} sx={{ width: open ? 232 : 64, pt: 2 }}>
      {groups.map((group) => (
        <Entry key={group.word} group={group} />
      ))}
    </List>
  );
}
