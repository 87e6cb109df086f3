import {
  Box,
  Chip,
  Divider,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  type Theme,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { createContext, memo, Suspense, use, useCallback, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { lateOrNothing } from '../../loading/late.ts';
import { type ShownGroup, useAddressOf, useHere, useMenu } from '../../shell/menu.ts';
import { homePath, type MenuPart, menuParts } from '../../shell/panel.ts';
import { useMenuOpen } from '../../shell/use-menu-open.ts';
import type { Counts } from './MenuCounts.tsx';
import { useQuiet } from './use-quiet.ts';

// What staff do most stands out as a button does.
const prominent = {
  my: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '& .MuiListItemIcon-root': { color: 'inherit' },
  '&:hover, &.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.dark' },
} as const;

// Where the menu has no room for a number.
const dot = {
  width: 8,
  height: 8,
  ml: -0.5,
  borderRadius: '50%',
  bgcolor: 'warning.main',
} as const;

interface EntryProps {
  readonly group: ShownGroup;
  readonly to: string;
  readonly isHere: boolean;
  readonly open: boolean;
  readonly onFollow: (() => void) | undefined;
  /** How much waits there for somebody. */
  readonly count: number | undefined;
}

// The menu stands beside every page: what happens on a page does not draw it anew.
const Entry = memo(function Entry({ group, to, isHere, open, onFollow, count }: EntryProps) {
  const translate = useTranslate();
  const word = translate(`menu.${group.word}`);
  const waiting = count ? translate('shell.waiting', { smart_count: count }) : undefined;
  const Icon = group.icon;
  return (
    <li>
      <Tooltip title={open ? '' : [word, waiting].filter(Boolean).join(': ')} placement="right">
        <ListItemButton
          component={Link}
          to={to}
          selected={isHere}
          aria-current={isHere ? 'page' : undefined}
          onClick={onFollow}
          sx={{
            borderRadius: 2,
            mx: 1,
            py: 0.25,
            // A finger wants more than a pointer does.
            minHeight: { xs: 44, md: 36 },
            px: 1.5,
            ...(group.prominent ? prominent : {}),
          }}
        >
          <ListItemIcon
            sx={{ minWidth: open ? 36 : 24, color: isHere ? 'primary.main' : 'text.secondary' }}
          >
            <Icon />
            {count && !open ? <Box component="span" aria-hidden sx={dot} /> : null}
          </ListItemIcon>
          {open ? (
            <ListItemText
              primary={word}
              sx={{ my: 0 }}
              slotProps={{
                primary: { sx: { fontSize: '0.9375rem', fontWeight: isHere ? 650 : 500 } },
              }}
            />
          ) : null}
          {open && count ? (
            <Chip
              size="small"
              color="warning"
              label={count}
              aria-label={waiting}
              sx={{ height: 22, fontWeight: 650 }}
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

const MenuCounts = lateOrNothing(() => import('./MenuCounts.tsx'), 'MenuCounts');
const CountsContext = createContext<Counts>({});

interface PartProps {
  readonly groups: readonly ShownGroup[];
}

function Entries({ groups }: PartProps) {
  const addressOf = useAddressOf();
  const here = useHere();
  const [open] = useMenuOpen();
  const onFollow = useClosing();
  const counts = use(CountsContext);
  return groups.map((group) => (
    <Entry
      key={group.word}
      group={group}
      to={addressOf(group.shown[0] ?? homePath)}
      isHere={here !== undefined && group.paths.includes(here)}
      open={open}
      onFollow={onFollow}
      count={counts[group.word]}
    />
  ));
}

/** Entries below a heading of their own; a line where there is no room for it. */
function Part({ part, groups }: PartProps & { part: MenuPart }) {
  const translate = useTranslate();
  const id = useId();
  const [open] = useMenuOpen();
  const word = translate(`menuParts.${part}`);
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      {open ? (
        <Typography
          id={id}
          component="p"
          variant="body2"
          color="text.secondary"
          sx={{ px: 2.5, pt: 0.75, fontWeight: 600, lineHeight: '18px' }}
        >
          {word}
        </Typography>
      ) : (
        <Divider sx={{ mx: 2, my: 0.5 }} />
      )}
      <List disablePadding {...(open ? { 'aria-labelledby': id } : { 'aria-label': word })}>
        <Entries groups={groups} />
      </List>
    </Box>
  );
}

/** The panel's menu: what the user may see and nothing else. */
export function PanelMenu() {
  const translate = useTranslate();
  const [open] = useMenuOpen();
  const groups = useMenu();
  const quiet = useQuiet();
  const [counts, setCounts] = useState<Counts>({});
  const parts = menuParts
    .map((part) => ({ part, own: groups.filter((group) => group.part === part) }))
    .filter(({ own }) => own.length > 0);
  return (
    <CountsContext value={counts}>
      {quiet ? (
        <Suspense>
          <MenuCounts onCounts={setCounts} />
        </Suspense>
      ) : null}
      <List aria-label={translate('shell.menu')} sx={{ width: open ? 236 : 64, py: 1 }}>
        <Entries groups={groups.filter((group) => !group.part)} />
        {parts.map(({ part, own }) => (
          <Part key={part} part={part} groups={own} />
        ))}
      </List>
    </CountsContext>
  );
}
