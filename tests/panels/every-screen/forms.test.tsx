import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import { call } from '../../support/app.ts';
import { fill, open, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
/** As ISO 3166-1 numbers it. */
const italyId = 380;
const products = (lang: string) => `/${lang}/loyaltyPanel/products/products-tab`;

test('the languages of a form begin with the reader’s own, and say which are empty', async () => {
  await signedInTo('company');
  const { user } = await open(`${products('it')}/create`);
  const tabs = async () =>
    (await screen.findAllByRole('tab'))
      .map((tab) => tab.getAttribute('aria-label'))
      .filter(Boolean);
  const none = ['Italiano', 'Ελληνικά', 'English'].map((name) => `${name}, non compilato`);
  expect(await tabs()).toEqual(none);
  await fill(user, 'name.el', 'Καφές');
  expect(await tabs()).toEqual([none[0], 'Ελληνικά', none[2]]);
});

test('a record that exists opens in the reader’s language', async () => {
  const { place, person: as } = await signedInTo('company');
  const body = { name: { el: 'Καφές', it: 'Caffè' }, retail_price: 2 };
  const { create } = companyProducts.calls;
  const { data } = await call(back(), create, { params: { storeId: place.storeId }, as, body });
  await open(`${products('it')}/${data.product_id}`);
  expect(await screen.findByRole('tab', { name: 'Italiano' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the bar of a form says what was changed, by the labels of its fields', async () => {
  await signedInTo('company');
  const { user } = await open(`${products('en')}/create`);
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  expect(screen.queryByText(/^Changed:/)).toBeNull();
  await fill(user, 'name.el', 'Καφές');
  await fill(user, 'retail_price', '2.5');
  await screen.findByText('Changed: Name, Retail price');
  expect(save).toBeEnabled();
  for (const name of ['sku_number', 'wholesale_price', 'reward_points', 'group_product'])
    await fill(user, name, '7');
  await screen.findByText(/^Changed: .* and 2 more$/);
});

test.each([
  ['a customer', '/en/loyaltyPanel/customers/customers-tab/create', /^Country/],
  ['a store', '/en/loyaltyPanel/stores/stores-tab/create', /^Country/],
  ['a supplier', '/en/loyaltyPanel/supplier-management/create', /^Country/],
])('the form of %s begins with the country of the company', async (_, path, label) => {
  const { company } = await signedInTo('company');
  await back().database.pool.query('update stores set country_id = $1 where store_id = $2', [
    italyId,
    company.storeId,
  ]);
  await open(path);
  const [country] = await screen.findAllByRole('combobox', { name: label });
  await screen.findAllByDisplayValue('Italy');
  expect(country).toHaveValue('Italy');
});

test('a long form has sections with a heading and a line of help, and help under its own field', async () => {
  await signedInTo('company');
  await open(`${products('en')}/create`);
  const price = within(await screen.findByRole('region', { name: 'Price' }));
  price.getByText('What a customer pays for it at the till.');
  price.getByRole('textbox', { name: 'Wholesale price' });
  expect(price.queryByRole('textbox', { name: 'SKU' })).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'Product group' })).toHaveAccessibleDescription(
    /The name of the group/,
  );
});

test('a form that a panel declares is divided as it says', async () => {
  await signedInTo('store');
  await open('/en/storePanel/products/products-tab/create');
  const sections = await screen.findAllByRole('region', { name: /product|Price|Availability/ });
  expect(sections.map((each) => each.querySelector('h2')?.textContent)).toEqual([
    'The product',
    'Price',
    'Availability',
  ]);
});
