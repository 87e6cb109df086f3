import { afterAll, beforeAll, expect } from 'vitest';
import { languages } from '../../../contract/engine/languages.ts';
import { openDatabase } from '../../../server/db/connection.ts';
import { words as elMenu } from '../../../src/i18n/el/groups/loyaltyPanel.ts';
import { shop as el } from '../../../src/i18n/el/shop/buying.ts';
import { words as enMenu } from '../../../src/i18n/en/groups/loyaltyPanel.ts';
import { shop as en } from '../../../src/i18n/en/shop/buying.ts';
import { formatMoney } from '../../../src/i18n/format.ts';
import { words as itMenu } from '../../../src/i18n/it/groups/loyaltyPanel.ts';
import { shop as it } from '../../../src/i18n/it/shop/buying.ts';
import { deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { expectSound, faultsOf } from '../../support/browser/browser-checks.ts';
import { type Product, startProduct } from '../../support/browser/browser-server.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';

useBrowser();

const words = {
  el: { ...el, tabs: elMenu.tabs },
  en: { ...en, tabs: enMenu.tabs },
  it: { ...it, tabs: itMenu.tabs },
};
const nameIn = (language: string) => `Delos ${language}`;

/** What the company of the demo may buy with its card: one piece of something for each language that the journey is made in. */
async function sellLastPieces(dataDir: string) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  for (const language of languages) {
    const name = JSON.stringify({
      el: nameIn(language),
      en: nameIn(language),
      it: nameIn(language),
    });
    await database.pool.query(
      `with product as (insert into subscription_products (company_id, store_id, subscription_product_type_id, name)
          values (1, 1, 2, $1) returning subscription_product_id as id)
        insert into shop_variants (company_id, store_id, subscription_product_id, name, sku_number, price, inventory)
          select 1, 1, id, $1, $2, 2000, 1 from product`,
      [name, `LAST-${language}`],
    );
  }
  await database.close();
}

let product: Product;
beforeAll(async () => {
  product = await startProduct([], {}, sellLastPieces);
});
afterAll(() => product.remove());

inEachLanguage(
  'in %s a company buys the last piece with its card, sees it paid, and nobody else finds one',
  async (language) => {
    const { origin } = product;
    const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ', origin);
    const page = await visitor({ as, origin, width: language === 'el' ? 390 : 1280 });
    const said = words[language];
    await page.goto(`/${language}/loyaltyPanel/marketplace/shop`);
    const card = page.getByRole('listitem').filter({ hasText: nameIn(language) });
    await card.getByRole('button', { name: said.buy, exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await card.getByRole('button', { name: said.buy, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: nameIn(language) });
    await dialog.getByText('VISA •••• 4242').waitFor();
    await expectSound(page);
    const buyFor = said.buyFor.replace('%{amount}', formatMoney(24.8, 'EUR', language));
    await dialog.getByRole('button', { name: buyFor, exact: true }).click();
    await dialog.getByText(said.outcomes.paid.split('%{text}')[0] ?? '').waitFor();
    await dialog.getByRole('button', { name: said.done, exact: true }).click();
    await card.getByText(said.soldOut).waitFor();

    await page
      .getByRole('navigation', { name: said.parts })
      .getByRole('link', { name: said.tabs['marketplace/shop-orders'] })
      .click();
    const order = page.getByRole('listitem').filter({ hasText: nameIn(language) });
    await order.getByText(said.states.paid, { exact: true }).waitFor();
    await expectSound(page);
  },
);
