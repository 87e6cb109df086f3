import {
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  type Theme,
  Tooltip,
  useMediaQuery,
} from '@mui/material';
import { memo, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type ShownGroup, useAddressOf, useHere, useMenu } from '../shell/menu.ts';
import { homePath } from '../shell/panel.ts';
import { useMenuOpen } from '../shell/use-menu-open.ts';

// What staff do most stands out as a button does.
const prominent = {
  my: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '& .MuiListItemIcon-root': { color: 'inherit' },
  '&:hover, &.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.dark' },
} as const;

interface EntryProps {
  readonly group: ShownGroup;
  readonly to: string;
  readonly isHere: boolean;
  readonly open: boolean;
  readonly onFollow: (() => void) | undefined;
}

// The menu stands beside every page: what happens on a page does not draw it anew.
const Entry = memo(function Entry({ group, to, isHere, open, onFollow }: EntryProps) {
  const word = useTranslate()(`menu.${group.word}`);
  const Icon = group.icon;
  return (
    <li>
      <Tooltip title={open ? '' : word} placement="right">
        <ListItemButton
          component={Link}
          to={to}
          selected={isHere}
          aria-current={isHere ? 'page' : undefined}
          onClick={onFollow}
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
});

/** Closes the menu where it stands over the page. */
function useClosing(): (() => void) | undefined {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [, setOpen] = useMenuOpen();
  const close = useCallback(() => setOpen(false), [setOpen]);
  return narrow ? close : undefined;
}

/** The panel's menu: what the user may see and nothing else. */
export function PanelMenu() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const here = useHere();
  const [open] = useMenuOpen();
  const onFollow = useClosing();
  return (
    <List aria-label={translate('shell.menu')} sx={{ width: open ? 232 : 64, pt: 2 }}>
      {useMenu().map((group) => (
        <Entry
          key={group.word}
          group={group}
          to={addressOf(group.shown[0] ?? homePath)}
          isHere={here !== undefined && group.paths.includes(here)}
          open={open}
          onFollow={onFollow}
        />
      ))}
    </List>
  );
}
