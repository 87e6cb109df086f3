import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, IconButton, Toolbar, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { titleId } from '../shell/use-document-title.ts';
import { useMenuOpen } from '../shell/use-menu-open.ts';
import { BrandMark } from '../theme/Brand.tsx';
import { chooseMode, useMode } from '../theme/mode.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { CommandButton } from './command/CommandButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Exports } from './menu/Exports.tsx';

function ModeButton() {
  const translate = useTranslate();
  const mode = useMode();
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      color="inherit"
      aria-label={translate(`shell.mode.${other}`)}
      onClick={() => chooseMode(other)}
    >
      {mode === 'dark' ? <LightIcon /> : <DarkIcon />}
    </IconButton>
  );
}

function MenuButton() {
  const translate = useTranslate();
  const [open, setOpen] = useMenuOpen();
  return (
    <IconButton
      color="inherit"
      edge="start"
      aria-expanded={open}
      aria-label={translate(open ? 'ra.action.close_menu' : 'ra.action.open_menu')}
      onClick={() => setOpen(!open)}
    >
      <MenuIcon />
    </IconButton>
  );
}

// In one line where there is room, and in two at 320 pixels, where there is none for a long word.
const titleShape = {
  flexGrow: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '2', sm: '1' },
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: { xs: '0.95rem', sm: '1.05rem' },
};

/** The bar above every page: its title, the store, the language, the person. */
export function PanelBar({ children }: { children: ReactNode }) {
  return (
    <AppBar position="sticky" component="header" elevation={0}>
      <Toolbar
        variant="dense"
        sx={{ gap: { xs: 0.25, sm: 0.5 }, minHeight: 48, px: { xs: 1.5, sm: 3 } }}
      >
        <MenuButton />
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, mx: 1 }}>
          <BrandMark size={30} />
        </Box>
        <Typography id={titleId} component="h1" variant="h5" sx={titleShape} />
        <CommandButton />
        {children}
        <Exports />
        <LanguageMenu />
        <ModeButton />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}
