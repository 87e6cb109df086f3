// @module-tag long
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf, overflowOf } from '../../support/browser/browser-checks.ts';

useBrowser();

const most = 80;

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator) {
  await wanted.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by keyboard: ${wanted}`);
}

async function choose(page: Page, name: string | RegExp) {
  await tabTo(page, page.getByRole('radio', { name }));
  await page.keyboard.press('Space');
}

async function write(page: Page, label: string | RegExp, text: string) {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

/** Opens the next step; its heading has the focus then. */
async function goOn(page: Page, heading: string) {
  await tabTo(page, page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { name: heading, level: 2 });
  await title.waitFor();
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page, 390)).toEqual([]);
}

test('a campaign is made and started by keyboard alone on a phone, and paused on its page', async () => {
  const page = await visitor({ as: await deviceOf('companyAdmin'), width: 390 });
  await page.goto('/en/loyaltyPanel/campaigns/new-campaign');
  await choose(page, /^Reward or message/);
  await choose(page, /^Purchase/);
  await write(page, /^Title/, 'By keyboard');
  await goOn(page, 'Who');
  await goOn(page, 'What it gives');
  await write(page, /^Title/, 'Five points');
  await write(page, 'Points', '5');
  await goOn(page, 'What it says');
  await goOn(page, 'Costs and limits');
  await goOn(page, 'Check');
  await tabTo(page, page.getByRole('button', { name: 'Create and start' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/view-campaigns$/);

  await tabTo(page, page.getByRole('link', { name: 'By keyboard' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/view-campaign\/\d+$/);
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByRole('main').getByText('Running').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page, 390)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Pause' }));
  await page.keyboard.press('Enter');
  await page.getByText('Paused').waitFor();
  expect(at(page)).toMatch(/view-campaign\/\d+$/);
});
