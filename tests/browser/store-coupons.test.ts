import { expect } from 'vitest';
import { languages } from '../../contract/engine/languages.ts';
import { words as el } from '../../src/i18n/el/panel.ts';
import { words as en } from '../../src/i18n/en/panel.ts';
import { words as it } from '../../src/i18n/it/panel.ts';
import { at, deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/browser-checks.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';
import { wordOf } from '../support/resource-words.ts';

useBrowser();

const words = { el, en, it };

inEachLanguage(
  'in %s a product coupon is changed, and a discount above the price is asked about before it is made',
  async (language) => {
    const { ra } = words[language];
    const product = (path: string) => wordOf(words[language], 'coupons/on-products', path);
    const discount = (path: string) => wordOf(words[language], 'coupons/with-discount', path);
    const as = await deviceOf('moderator');
    const page = await visitor({ as, width: language === 'en' ? 1280 : 390, expects: /422/ });
    const save = page.getByRole('button', { name: ra.action.save });

    await page.goto(`/${language}/storePanel/coupons/on-products`);
    await page.getByRole('main').getByText('Τυρόπιτα').first().click();
    await page
      .getByRole('textbox', { name: product('fields.maximum') })
      .fill(String(5000 + languages.indexOf(language)));
    await save.click();
    await page.getByText(product('texts.updated')).waitFor();
    expect(at(page)).toMatch(new RegExp(`^/${language}/storePanel/coupons/on-products/\\d+$`));

    await page.goto(`/${language}/storePanel/coupons/with-discount/create`);
    await page.getByLabel(discount('fields.product_discount_id')).first().fill('φρ');
    await page.getByRole('option').first().click();
    await page.getByLabel(discount('fields.discount_value')).fill('500');
    await save.click();
    const yes = page.getByLabel(discount('fields.confirm_discount'));
    await yes.waitFor();
    expect(await page.getByRole('alert').first().textContent()).toContain('500');
    expect(await faultsOf(page)).toEqual([]);
    await yes.check();
    await save.click();
    await page.getByText(discount('texts.created')).waitFor();
  },
);
