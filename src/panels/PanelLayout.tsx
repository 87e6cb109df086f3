import { Box, Chip, Drawer, type Theme, useMediaQuery } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useCallback, useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { loadScreenWords } from '../i18n/load-panel.ts';
import { MissingContext } from '../loading/late.tsx';
import { useRealtime } from '../realtime/use-realtime.ts';
import { EffectsQuestion } from '../resources/effects/EffectsQuestion.tsx';
import { barHeight } from '../shell/bar.ts';
import { usePanel } from '../shell/context.ts';
import { useNoteRecent } from '../shell/recent.ts';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { titleId, useDocumentTitle } from '../shell/use-document-title.ts';
import { useMenuOpen } from '../shell/use-menu-open.ts';
import { contentId, usePageFocus } from '../shell/use-page-focus.ts';
import { useScroll } from '../shell/use-scroll.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { ZoneNote } from '../shell/ZoneNote.tsx';
import { Banner } from './Banner.tsx';
import { Forbidden } from './Forbidden.tsx';
import { Began } from './first-steps/Began.tsx';
import { PanelMenu } from './menu/PanelMenu.tsx';
import { OtherSession } from './OtherSession.tsx';
import { PanelBar } from './PanelBar.tsx';
import { SessionEnd } from './session-end/SessionEnd.tsx';

function SkipLink() {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 2,
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {translate('app.skip')}
    </Box>
  );
}

/** Beside the page where there is room, over it on a phone. */
function Side() {
  const translate = useTranslate();
  const [open, setOpen] = useMenuOpen();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const menu = (
    <Box component="nav" aria-label={translate('shell.menu')}>
      <PanelMenu />
    </Box>
  );
  if (narrow)
    return (
      <Drawer open={open} onClose={() => setOpen(false)}>
        {menu}
      </Drawer>
    );
  return (
    <Box
      sx={{
        flexShrink: 0,
        position: 'sticky',
        top: barHeight,
        alignSelf: 'flex-start',
        maxHeight: `calc(100dvh - ${barHeight}px)`,
        overflowY: 'auto',
      }}
    >
      {menu}
    </Box>
  );
}

function StoreName() {
  const { store } = usePanel();
  return (
    <Chip
      label={store.name}
      variant="outlined"
      sx={{ display: { xs: 'none', sm: 'inline-flex' }, maxWidth: 260, mr: 1 }}
    />
  );
}

// The same for every page, so that what happens on a page does not draw them anew.
const around = {
  skip: <SkipLink />,
  bar: (
    <PanelBar>
      <StoreName />
    </PanelBar>
  ),
  side: <Side />,
  banner: (
    <>
      <OtherSession />
      <Banner />
      <Began />
      <ZoneNote />
    </>
  ),
  dialog: (
    <>
      <Forbidden />
      <SessionEnd />
    </>
  ),
};

/** Holds back the screen beside it until its words are there; both are fetched at once. */
function Words({ loading }: { loading: Promise<unknown> }) {
  use(loading);
  // Here, for it waits until the screen is there.
  usePageFocus();
  return null;
}

/**
 * What react-admin has kept of who may do what is asked anew when that changes: by the next screen, for
 * the one that is open would leave with what was typed into it.
 */
function useFreshRights() {
  const { grants } = usePanel();
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what counts.
  useEffect(() => {
    queries.invalidateQueries({ queryKey: ['auth'], refetchType: 'none' });
  }, [grants, queries]);
}

/** Says that a part of the page did not arrive. */
function useMissing() {
  const notify = useNotify();
  return useCallback(() => notify('shell.failures.unreachable', { type: 'error' }), [notify]);
}

/** The frame of every page of a panel; react-admin's own would bring a second menu and its shortcuts along. */
export function PanelLayout({ children }: { children: ReactNode }) {
  const { lang, store } = usePanel();
  const { pathname } = useLocation();
  useDocumentTitle(store.name);
  useNoteRecent();
  useRealtime();
  useFreshRights();
  useScroll();
  const tellMissing = useMissing();
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <MissingContext value={tellMissing}>
      <Box
        sx={{
          minHeight: '100dvh',
          display: 'flex',
          flexDirection: 'column',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        {around.skip}
        {around.bar}
        <Box sx={{ display: 'flex', flexGrow: 1 }}>
          {around.side}
          <Box
            component="main"
            id={contentId}
            tabIndex={-1}
            aria-labelledby={titleId}
            sx={{ flexGrow: 1, minWidth: 0, px: { xs: 1, sm: 3 }, pt: 1, pb: 6, outline: 'none' }}
          >
            {around.banner}
            <Box sx={{ maxWidth: 1320, mx: 'auto', pt: 1 }}>
              <EffectsQuestion>
                <ScreenBoundary at={pathname}>
                  <Suspense fallback={<Waiting />}>
                    {children}
                    <Words loading={loadScreenWords(lang, pathname)} />
                  </Suspense>
                </ScreenBoundary>
              </EffectsQuestion>
            </Box>
          </Box>
        </Box>
        {around.dialog}
      </Box>
    </MissingContext>
  );
}
