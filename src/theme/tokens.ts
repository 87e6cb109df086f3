export type Mode = 'light' | 'dark';

/** The colours of the product; the panels' theme and the public pages are both made of them. */
export const tokens = {
  light: {
    ground: '#f6f4ee',
    surface: '#ffffff',
    sunken: '#edeae1',
    ink: '#14262c',
    muted: '#4b5f66',
    line: '#d8d6cc',
    control: '#71838a',
    primary: '#0f5666',
    primaryStrong: '#0a404d',
    onPrimary: '#ffffff',
    secondary: '#a3452b',
    accent: '#e3a52f',
    onAccent: '#33230a',
    accentSoft: '#fbefd3',
    accentInk: '#6b4700',
    danger: '#ab2a1d',
    dangerSoft: '#fbeae6',
    success: '#1a6a48',
    successSoft: '#e4f3ea',
    info: '#0f5666',
    infoSoft: '#e1eff2',
    focus: '#0b7f9c',
  },
  dark: {
    ground: '#0c171b',
    surface: '#13242a',
    sunken: '#0f1d22',
    ink: '#e9f0f1',
    muted: '#a5b8be',
    line: '#2a4048',
    control: '#6f878f',
    primary: '#74c7d8',
    primaryStrong: '#9adbe8',
    onPrimary: '#05262e',
    secondary: '#f2a083',
    accent: '#f2bf5c',
    onAccent: '#2c1e05',
    accentSoft: '#3a2c10',
    accentInk: '#f2bf5c',
    danger: '#ffa79c',
    dangerSoft: '#3a1e1b',
    success: '#86d6ac',
    successSoft: '#14301f',
    info: '#8fd3e1',
    infoSoft: '#12323a',
    focus: '#f2bf5c',
  },
} as const satisfies Record<Mode, Record<string, string>>;

export const font = "'Commissioner Variable', 'Segoe UI', system-ui, sans-serif";
export const radius = 10;
export const productName = 'Pistos';
