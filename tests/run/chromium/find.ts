import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The shell first: the same engine without the windows and menus of a browser around it starts in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Where a Chromium that the tests obtained by themselves is stored. */
export const obtainedFolder = resolve('node_modules/.cache/pistos-chromium');
export const obtainedChromium = `${obtainedFolder}/run-chromium`;

export const installHint =
  'The browser journeys need Chromium: apt-get install chromium-headless-shell, or set CHROMIUM_PATH to one.';

/** The path of a Chromium that is on this machine already, or undefined. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = [...PATH.split(':'), '/usr/bin'].filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [...places, obtainedChromium].find((path) => existsSync(path));
}
