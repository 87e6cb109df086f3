import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { settled } from '../../support/browser/browser-checks.ts';

useBrowser();

const most = 150 * 1024;

/** Bytes of JavaScript, compressed, that a page fetches until it is ready. */
async function weightOf(page: Page, path: string) {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(path);
  await settled(page);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test.each(['create-account', 'app-providers', 'subscription-plans', 'sign-in'])(
  'whoever comes anew fetches at most 150 KB of JavaScript for %s',
  async (path) => {
    const weight = await weightOf(await visitor(), `/el/${path}`);
    expect(weight).toBeGreaterThan(10 * 1024);
    expect(weight).toBeLessThanOrEqual(most);
  },
);

test.each(['create-company', 'create-store'])(
  'whoever has signed in fetches at most 150 KB of JavaScript for %s',
  async (path) => {
    const page = await visitor({ as: await deviceOf('companyAdmin') });
    const weight = await weightOf(page, `/el/${path}`);
    expect(weight).toBeGreaterThan(10 * 1024);
    expect(weight).toBeLessThanOrEqual(most);
  },
);
