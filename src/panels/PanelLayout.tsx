import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { Box, Chip, IconButton } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { AppBar, Layout, TitlePortal, useTranslate } from 'react-admin';
import { BrandMark } from '../theme/Brand.tsx';
import { chooseMode, useMode } from '../theme/mode.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Banner } from './Banner.tsx';
import { usePanel } from './context.ts';
import { ForbiddenDialog } from './ForbiddenDialog.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PanelMenu } from './PanelMenu.tsx';

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

function StoreName() {
  const { store } = usePanel();
  return (
    <Chip
      label={store.name}
      variant="outlined"
      sx={{
        display: { xs: 'none', sm: 'inline-flex' },
        color: 'inherit',
        borderColor: 'currentColor',
        maxWidth: 260,
        mr: 1,
      }}
    />
  );
}

const tools = (
  <>
    <LanguageMenu />
    <ModeButton />
  </>
);

function Bar() {
  return (
    <AppBar
      alwaysOn
      color="inherit"
      elevation={0}
      toolbar={tools}
      userMenu={<AccountMenu />}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, mr: 1.5 }}>
        <BrandMark size={30} />
      </Box>
      <TitlePortal component="h1" variant="h5" />
      <StoreName />
    </AppBar>
  );
}

/** The frame of every page of a panel. */
export function PanelLayout({ children }: { children: ReactNode }) {
  const { lang, store } = usePanel();
  useEffect(() => {
    document.title = `${store.name} \u00b7 Pistos`;
    document.documentElement.lang = lang;
  }, [store.name, lang]);
  return (
    <Layout
      appBar={Bar}
      menu={PanelMenu}
      sx={{
        '& .RaLayout-content': { px: { xs: 1, sm: 3 }, pt: 1, pb: 4, minWidth: 0 },
        '& .RaLayout-contentWithSidebar': { bgcolor: 'background.default' },
      }}
    >
      <Banner />
      <Box sx={{ maxWidth: 1320, width: '100%', mx: 'auto', pt: { xs: 0.5, sm: 1 } }}>
        {children}
      </Box>
      <ForbiddenDialog />
    </Layout>
  );
}
