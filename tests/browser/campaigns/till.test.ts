import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { campaignTypeIds } from '../../../contract/campaigns/kinds.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { pos as el } from '../../../src/i18n/el/pos.ts';
import { pos as en } from '../../../src/i18n/en/pos.ts';
import { pos as it } from '../../../src/i18n/it/pos.ts';
import { api, deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf } from '../../support/browser/browser-checks.ts';
import { panelWords, runCampaign } from '../../support/browser/campaign-steps.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';
import { wordOf } from '../../support/resource-words.ts';

useBrowser();

const tillWords = { el, en, it };
/** Nobody else's receipt comes near, so that no other journey meets the campaign. */
const much = 700;
const mobiles = { el: '6951120001', en: '6951120002', it: '6951120003' };

/** A receipt by hand at the till, up to what came of it. */
async function post(till: Page, language: Language, mobile: string, amount: number) {
  await till.goto(`/${language}/points-pos`);
  await till.locator('#customer-code').fill(mobile);
  await till.keyboard.press('Enter');
  await till.locator('#amount').fill(String(amount));
  await till.keyboard.press('Enter');
  // So much is asked about.
  await till.getByRole('alertdialog').waitFor();
  await till.keyboard.press('Enter');
  await till.getByRole('button', { name: tillWords[language].done.next }).waitFor();
}

inEachLanguage(
  'in %s a receipt at the till says what a campaign gave, its page says so too, and the campaign pauses at its limit, which the home tells',
  async (language) => {
    const words = panelWords[language];
    const title = `Once ${language}`;
    const admin = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    await runCampaign(admin, {
      title,
      campaign_type_id: campaignTypeIds.transaction,
      campaign_type_options: { minimum_amount: much },
      campaign_reward: { title: 'Επτά πόντοι', points: 7 },
      caps: { participants: 1 },
    });
    const cashier = await deviceOf('moderator');
    const path = `/stores/${cashier.store?.store_id}`;
    const mobile = mobiles[language];
    await api(`${path}/customers`, {
      token: cashier.token,
      body: { first_name: 'Νεφέλη', mobile },
    });

    const till = await visitor({ as: cashier });
    const givenHere = till.getByText(new RegExp(`^${title}: 7 `));
    await post(till, language, mobile, much);
    await givenHere.first().waitFor();
    expect(await faultsOf(till)).toEqual([]);

    const receipts = `${path}/transactions`;
    const { data } = await api<{ transactions: { transaction_id: number }[] }>(
      `${receipts}?q=${mobile}`,
      { token: cashier.token },
    );
    await till.goto(`/${language}/storePanel/transactions/${data.transactions[0]?.transaction_id}`);
    const given = till.getByRole('region', { name: words.receipt.campaigns });
    await given.getByText(title).waitFor();
    await given.getByText(/^7 /).waitFor();
    await till.getByRole('region', { name: words.receipt.why }).waitFor();
    expect(await faultsOf(till)).toEqual([]);

    // The second one finds it full.
    await post(till, language, mobile, much + 1);
    expect(await givenHere.count()).toBe(0);

    const page = await visitor({ as: admin });
    await page.goto(`/${language}/loyaltyPanel`);
    const [one = '', more = ''] = words.home.notices.campaigns_paused.split(' |||| ');
    const said = new RegExp([one, more].map((each) => each.replace('%{count}', '\\d+')).join('|'));
    await page.getByRole('link', { name: said }).click();
    await page.waitForURL(/view-campaigns/);
    await page.getByRole('link', { name: title }).click();
    const cap = wordOf(words, 'campaigns/view-campaigns', 'texts.caps.participants');
    await page.getByText(words.campaignPage.pausedBy.replace('%{cap}', cap)).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  },
);
