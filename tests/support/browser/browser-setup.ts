import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium, installHint } from '../../run/chromium/find.ts';
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
  if (!executablePath) throw new Error(installHint);
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
