import { expect, test } from 'vitest';
import { themeFor } from '../../../src/theme/theme.ts';
import { type Mode, tokens } from '../../../src/theme/tokens.ts';

type Token = keyof (typeof tokens)['light'];

const grounds: Token[] = ['ground', 'surface', 'sunken'];
const softs: Token[] = ['accentSoft', 'dangerSoft', 'successSoft', 'infoSoft'];
const on = (inks: Token[], behind: Token[]) =>
  inks.flatMap((ink) => behind.map((ground) => [ink, ground] as const));

/** What is written in which colour on which. */
const texts = [
  ...on(['ink', 'muted', 'primary', 'primaryStrong'], [...grounds, ...softs]),
  ...on(['secondary', 'danger', 'success', 'info', 'accentInk'], grounds),
  ...on(['danger'], ['dangerSoft']),
  ...on(['success'], ['successSoft']),
  ...on(['info'], ['infoSoft']),
  ...on(['accentInk'], ['accentSoft']),
  ...on(['onPrimary'], ['primary', 'primaryStrong']),
  ...on(['onAccent'], ['accent']),
];
/** What is drawn and has to be seen: the edge of a field, the ring of the focus, a bar of a chart, an icon. */
const shapes = [
  ...on(['control', 'focus'], [...grounds, ...softs]),
  ...on(['primary', 'secondary', 'danger', 'success'], grounds),
];

const linear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
function lightOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((hex) =>
    linear(Number.parseInt(hex, 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const below = (mode: Mode, pairs: readonly (readonly [Token, Token])[], least: number) =>
  pairs
    .map(([ink, ground]) => ({
      pair: `${ink} on ${ground}`,
      contrast: contrast(tokens[mode][ink], tokens[mode][ground]),
    }))
    .filter((each) => each.contrast < least);

const modes: Mode[] = ['light', 'dark'];

test('black on white is as far apart as can be', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

test.each(modes)('in %s colours every text is 4.5 to 1 on what is behind it', (mode) => {
  expect(below(mode, texts, 4.5)).toEqual([]);
});

test.each(modes)(
  'in %s colours every edge, ring and drawing is 3 to 1 on what is behind it',
  (mode) => {
    expect(below(mode, shapes, 3)).toEqual([]);
  },
);

test.each(modes)('in %s colours a filled button can be read, whatever it means', (mode) => {
  const palette = themeFor(mode).palette as Record<string, { main: string; contrastText: string }>;
  const names = ['primary', 'secondary', 'warning', 'error', 'success', 'info'];
  const low = names.filter((name) => {
    const { main = '', contrastText = '' } = palette[name] ?? {};
    return contrast(main, contrastText) < 4.5;
  });
  expect(low).toEqual([]);
});
