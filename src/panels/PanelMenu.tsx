import {
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  type Theme,
  Tooltip,
  useMediaQuery,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type ShownGroup, useAddressOf, useHere, useMenu } from './menu.ts';
import { homePath } from './panel.ts';
import { useMenuOpen } from './use-menu-open.ts';

// What staff do most stands out as a button does.
const prominent = {
  my: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '& .MuiListItemIcon-root': { color: 'inherit' },
  '&:hover, &.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.dark' },
} as const;

function Entry({ group }: { group: ShownGroup }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const here = useHere();
  const [open, setOpen] = useMenuOpen();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const isHere = here !== undefined && group.paths.includes(here);
  const word = translate(`menu.${group.word}`);
  const Icon = group.icon;
  return (
    <li>
      <Tooltip title={open ? '' : word} placement="right">
        <ListItemButton
          component={Link}
          to={addressOf(group.shown[0] ?? homePath)}
          selected={isHere}
          aria-current={isHere ? 'page' : undefined}
          onClick={() => narrow && setOpen(false)}
          sx={{
            borderRadius: 2,
            mx: 1,
            my: 0.25,
            minHeight: 44,
            px: 1.5,
            ...(group.prominent ? prominent : {}),
          }}
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
  const [open] = useMenuOpen();
  return (
    <List aria-label={translate('shell.menu')} sx={{ width: open ? 232 : 64, pt: 2 }}>
      {groups.map((group) => (
        <Entry key={group.word} group={group} />
      ))}
    </List>
  );
}
