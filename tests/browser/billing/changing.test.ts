import { expect } from 'vitest';
import { deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { expectSound, faultsOf } from '../../support/browser/browser-checks.ts';
import { Buyer, cards } from '../../support/browser/buyer.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';
import { addStorePlan, openStore } from '../../support/browser/selling-steps.ts';

useBrowser();

inEachLanguage(
  'in %s a card whose bank asks is not charged where its owner refuses, and is where they approve',
  async (language) => {
    const seller = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const name = `Kos ${language}`;
    const plan = await addStorePlan(seller, { name, price: 18 });
    const page = await visitor({ as: await openStore(seller, { name, plan: plan.id }) });
    const buyer = new Buyer(page, language, 'storePanel');
    const { bank, result, explained } = buyer.words;
    await buyer.open('current');
    await buyer.pay(18);
    await buyer.typeCard(cards.authenticates);
    await buyer.button(bank.refuse).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await buyer.button(bank.refuse).click();
    await page.getByText(result.failures.authentication).waitFor();
    await page.getByText(result.notCharged).waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: result.again }).click();
    await buyer.pay(18);
    await buyer.button(bank.approve).click();
    await buyer.assertPaid();
    await page.getByText(explained.active).waitFor();
  },
);

inEachLanguage(
  'in %s a change of plan costs what was shown before, line by line',
  async (language) => {
    const seller = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const name = `Symi ${language}`;
    const small = await addStorePlan(seller, { name, price: 12 });
    const large = await addStorePlan(seller, { name: `Tilos ${language}`, price: 30 });
    const page = await visitor({ as: await openStore(seller, { name, plan: small.id }) });
    const buyer = new Buyer(page, language, 'storePanel');
    await buyer.addCard(cards.works);
    await buyer.open('current');
    await buyer.pay(12);
    await buyer.assertPaid();
    await buyer.ask(large.name);
    const shown = await buyer.rowsOf(buyer.words.change.lines);
    // Head, what is left of the one, the rest of the other, and three sums.
    expect(shown).toHaveLength(6);
    await buyer.confirm();
    const { table } = await buyer.openNewest();
    expect(await buyer.rowsOf(table)).toEqual(shown);
    await expectSound(page);
  },
);
