import type { ThemeOptions } from '@mui/material';
import { controls } from './controls.ts';
import { font, type Mode, radius, tokens } from './tokens.ts';

const heading = { fontWeight: 650, letterSpacing: 0, lineHeight: 1.2 } as const;
// Below 20 px letters that are set closer run into one another.
const large = { ...heading, letterSpacing: '-0.015em' } as const;

const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: font,
  fontSize: 14,
  h1: { ...large, fontSize: '1.75rem' },
  h2: { ...large, fontSize: '1.4rem' },
  h3: { ...heading, fontSize: '1.2rem' },
  h4: { ...heading, fontSize: '1.1rem' },
  h5: { ...heading, fontSize: '1.05rem' },
  h6: { ...heading, fontSize: '1rem' },
  subtitle1: { fontWeight: 550 },
  subtitle2: { fontWeight: 550 },
  button: { fontWeight: 600, textTransform: 'none' },
  overline: { fontWeight: 600, letterSpacing: '0.06em', lineHeight: 2 },
};

function paletteOf(mode: Mode): NonNullable<ThemeOptions['palette']> {
  const colour = tokens[mode];
  return {
    mode,
    primary: { main: colour.primary, dark: colour.primaryStrong, contrastText: colour.onPrimary },
    secondary: { main: colour.secondary, contrastText: mode === 'light' ? '#ffffff' : '#2b0f05' },
    warning: { main: colour.accent, contrastText: colour.onAccent },
    error: { main: colour.danger, contrastText: mode === 'light' ? '#ffffff' : '#37100b' },
    success: { main: colour.success, contrastText: mode === 'light' ? '#ffffff' : '#06281a' },
    info: { main: colour.info, contrastText: colour.onPrimary },
    background: { default: colour.ground, paper: colour.surface },
    text: { primary: colour.ink, secondary: colour.muted },
    divider: colour.line,
  };
}

/** The theme of the panels in one mode, for MUI's ThemeProvider and for react-admin alike. */
export const themeFor = (mode: Mode): ThemeOptions => ({
  palette: paletteOf(mode),
  typography,
  shape: { borderRadius: radius },
  components: controls(mode),
});
