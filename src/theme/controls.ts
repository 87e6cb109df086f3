import type { ThemeOptions } from '@mui/material';
import { type Mode, radius, tokens } from './tokens.ts';

type Styles = Record<string, unknown>;
/** As a theme asks for them; `Components<Theme>` would be compared with that style by style, for long. */
type Controls = NonNullable<ThemeOptions['components']>;
/** MUI's components, and react-admin's, which MUI's types do not name. */
type Overrides = Controls & Record<string, { defaultProps?: Styles; styleOverrides?: Styles }>;
type Colours = Readonly<Record<keyof (typeof tokens)['light'], string>>;

const ring = (colour: Colours, inset = false) => ({
  outline: `3px solid ${colour.focus}`,
  outlineOffset: inset ? '-3px' : '2px',
});

// By these MUI hears that a browser has filled a field; said once, and not by each field as it comes and goes.
const filled = 'mui-auto-fill';
const emptied = `${filled}-cancel`;
const autoFill = {
  keyframes: Object.fromEntries(
    [filled, emptied].map((name) => [`@keyframes ${name}`, { from: { display: 'block' } }]),
  ),
  input: {
    animationName: emptied,
    animationDuration: '10ms',
    '&:-webkit-autofill': { animationDuration: '5000s', animationName: filled },
  },
};

function surfaces(colour: Colours): Overrides {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ...autoFill.keyframes,
        // What has the focus comes to rest between the bars that stay in view, and not below one.
        html: { scrollPaddingBlock: '64px 88px' },
        body: { backgroundColor: colour.ground },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        elevation1: { boxShadow: 'none', border: `1px solid ${colour.line}` },
      },
    },
    MuiAppBar: {
      defaultProps: { color: 'default', elevation: 0 },
      styleOverrides: {
        root: {
          backgroundColor: colour.surface,
          color: colour.ink,
          borderBottom: `1px solid ${colour.line}`,
        },
      },
    },
    // Clips as `hidden` does, but lets the bar of a form stay in view.
    MuiCard: { styleOverrides: { root: { overflow: 'clip' } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8rem' } } },
    MuiDialog: { styleOverrides: { paper: { border: `1px solid ${colour.line}` } } },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgb(8 20 24 / 55%)' } } },
  };
}

function buttons(colour: Colours): Overrides {
  return {
    MuiButtonBase: {
      styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': ring(colour) } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: radius }, sizeMedium: { minHeight: 40 } },
    },
    MuiTab: { styleOverrides: { root: { '&.Mui-focusVisible': ring(colour, true) } } },
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': ring(colour, true) } } },
    MuiLink: {
      defaultProps: { underline: 'always' },
      styleOverrides: { root: { textUnderlineOffset: '0.2em' } },
    },
  };
}

function inputs(colour: Colours): Overrides {
  const fullWidth = {
    variant: 'outlined',
    margin: 'dense',
    size: 'small',
    fullWidth: true,
  } as const;
  return {
    MuiTextField: { defaultProps: fullWidth },
    MuiFormControl: { defaultProps: fullWidth },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiInputBase: {
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: { input: autoFill.input },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: colour.surface },
        notchedOutline: { borderColor: colour.control },
      },
    },
    MuiFormHelperText: {
      styleOverrides: { root: { '&:not(.Mui-error)': { color: colour.muted } } },
    },
    RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
    RaTranslatableInputs: { defaultProps: { fullWidth: true } },
  };
}

function tables(colour: Colours): Overrides {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: colour.line },
        sizeSmall: { paddingLeft: 10, paddingRight: 10 },
        head: { fontWeight: 600, color: colour.muted, backgroundColor: colour.surface },
      },
    },
    RaDatagrid: {
      styleOverrides: {
        root: {
          '& .RaDatagrid-headerCell': { backgroundColor: colour.surface },
          '& .RaDatagrid-clickableRow:focus-visible': ring(colour, true),
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          borderRadius: radius,
          margin: '2px 8px',
          color: colour.muted,
          '&.RaMenuItemLink-active': {
            color: colour.primary,
            backgroundColor: colour.infoSoft,
            fontWeight: 600,
          },
        },
      },
    },
  };
}

/** How controls look and behave everywhere in the panels. */
export function controls(mode: Mode): Controls {
  const colour = tokens[mode];
  return { ...surfaces(colour), ...buttons(colour), ...inputs(colour), ...tables(colour) };
}
