// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { api, deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf, overflowOf } from '../../support/browser/browser-checks.ts';
import { cutTextsOf, smallTargetsOf } from '../../support/browser/reach-checks.ts';

useBrowser();

/** All of it is there, and everything in it can be pressed with a finger. */
async function expectReachable(page: Page) {
  expect(await overflowOf(page, 390)).toEqual([]);
  expect(await cutTextsOf(page)).toEqual([]);
  expect(await smallTargetsOf(page)).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
}

test('on a phone the campaigns, one of them and its report are whole and can be pressed', async () => {
  const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
  const path = `/companies/${as.store?.store_id}/campaigns?q=${encodeURIComponent('γενέθλια')}`;
  const { data } = await api<{ campaigns: { title: string }[] }>(path, { token: as.token });
  const title = data.campaigns[0]?.title ?? '';
  const page = await visitor({ as, width: 390 });
  await page.goto('/el/loyaltyPanel/campaigns/view-campaigns');
  await page.getByRole('link', { name: title }).waitFor();
  await expectReachable(page);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { name: 'Τι περιμένει' }).waitFor();
  await expectReachable(page);
  for (const tab of ['Συμμετέχοντες', 'Αναφορά']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    await expectReachable(page);
  }
});
