import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { build } from '../process/built.ts';
import { startProduct } from './browser-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built product listens, with the demo programme. */
    origin: string;
    /** The file of its log. */
    serverLog: string;
    /** Where the one browser of all journeys listens. */
    browser: string;
  }
}

/** The shell first: the same engine without the windows, tabs and pages of a browser around it takes half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

function findChromium(): string {
  const places = names.map((name) => `/usr/bin/${name}`);
  const executable = [process.env.CHROMIUM_PATH ?? '', ...places].find(
    (path) => path && existsSync(path),
  );
  if (executable) return executable;
  throw new Error(
    'The browser journeys need Chromium: apt-get install chromium-headless-shell, or set CHROMIUM_PATH to one.',
  );
}

// Chromium's own calls home would be taken for the product's.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each page is read anew before what its code would gain by it is worth the while.
  '--js-flags=--no-turbofan',
];

/** Before all journeys: the built product and one browser. */
export default async function startJourneys(project: TestProject) {
  const executablePath = findChromium();
  build('product');
  const [product, browser] = await Promise.all([
    startProduct(),
    chromium.launchServer({ executablePath, args: flags }),
  ]);
  project.provide('origin', product.origin);
  project.provide('serverLog', product.log);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await product.remove();
  };
}
