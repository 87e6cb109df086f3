import { expect } from 'vitest';
import { words as el } from '../../../src/i18n/el/panel.ts';
import { words as en } from '../../../src/i18n/en/panel.ts';
import { words as it } from '../../../src/i18n/it/panel.ts';
import { api, deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf, settled } from '../../support/browser/browser-checks.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';

useBrowser();

const words = { el, en, it };
const shared = '6912345678';

inEachLanguage('in %s the button for all points fits its card on a phone', async (language) => {
  const as = await deviceOf('moderator', 'Αιγαίον Σύνταγμα');
  await api(`/stores/${as.store?.store_id}/flags/reward`, {
    token: as.token,
    method: 'PUT',
    body: { points_payment: true },
  });
  const page = await visitor({ as, width: 390 });
  const { newReceipt } = words[language];
  await page.goto(`/${language}/storePanel/new-transaction`);
  await page.getByLabel(newReceipt.code).fill(shared);
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: newReceipt.most });
  await button.waitFor();
  await settled(page);
  const { inside, room } = await button.evaluate((each) => ({
    inside: each.scrollWidth,
    room: each.clientWidth,
  }));
  expect(inside).toBeLessThanOrEqual(room);
  expect(await faultsOf(page)).toEqual([]);
});
