import { expect } from 'vitest';
import { deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { faultsOf, settled } from '../support/browser/browser-checks.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';

useBrowser();

const words = {
  el: {
    save: 'Αποθήκευση',
    order: 'Αποθήκευση σειράς',
    tag: 'Η ετικέτα δημιουργήθηκε',
    product: 'Το προϊόν δημιουργήθηκε',
    cell: 'Η τιμή της στήλης ενημερώθηκε',
    undone: /αναιρέθηκε/,
    sorted: 'Η σειρά των προϊόντων ενημερώθηκε',
    search: 'Αναζήτηση',
    place: 'Θέση του προϊόντος',
  },
  en: {
    save: 'Save',
    order: 'Save the order',
    tag: 'You have successfully created product tag',
    product: 'You have successfully created product',
    cell: 'You have successfully updated column value',
    undone: /^Undone/,
    sorted: 'You have successfully updated product order',
    search: 'Search',
    place: 'Place of',
  },
  it: {
    save: 'Salva',
    order: 'Salva l’ordine',
    tag: 'L’etichetta è stata creata',
    product: 'Prodotto creato',
    cell: 'Il valore della colonna è stato aggiornato',
    undone: /^Annullato/,
    sorted: 'L’ordine dei prodotti è stato aggiornato',
    search: 'Cerca',
    place: 'Posto di',
  },
} as const;

inEachLanguage(
  'in %s a company adds a tag and a product, puts it into a store by keyboard, and the store sells it',
  async (language) => {
    const said = words[language];
    const name = `Γρανίτα ${language}`;
    const page = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Καφέ') });
    const at = (path: string) => page.goto(`/${language}/loyaltyPanel/products/${path}`);

    await at('products-tags/create');
    await page.locator('[name=name]').fill(`Παγωτά ${language}`);
    await page.getByRole('button', { name: said.save }).click();
    await page.getByText(said.tag).waitFor();

    await at('products-tab/create');
    await page.locator('[name="name.el"]').fill(name);
    await page.locator('[name=retail_price]').fill('3');
    await page.locator('[name=published]').check();
    await page.getByRole('button', { name: said.save }).click();
    await page.getByText(said.product).waitFor();

    await at('products-per-store');
    await page.getByLabel(said.search, { exact: true }).fill(name);
    const cell = page.getByRole('gridcell', { name: new RegExp(`^${name}, Αιγαίον Αριστοτέλους`) });
    await cell.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.getByText(said.cell).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText(said.undone).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await page.getByText(said.cell).last().waitFor();
    await settled(page);
    expect(await faultsOf(page)).toEqual([]);

    await at('products-series');
    const place = page.getByLabel(`${said.place} ${name}`);
    await place.fill('1');
    await place.press('Enter');
    await page.getByRole('button', { name: said.order }).click();
    await page.getByText(said.sorted).waitFor();
    await page.reload();
    await place.waitFor();
    expect(await place.inputValue()).toBe('1');

    const store = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Σύνταγμα') });
    await store.goto(`/${language}/storePanel/products/products-tab`);
    await store.getByRole('searchbox').fill(name);
    await store.getByRole('link', { name }).waitFor();
  },
);
