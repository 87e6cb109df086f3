import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shopAttributeOptions } from '../../../contract/shop/attribute-options.ts';
import { shopAttributes } from '../../../contract/shop/attributes.ts';
import { subscriptionProducts } from '../../../contract/shop/subscription-products.ts';
import { shopVariants } from '../../../contract/shop/variants.ts';
import { shopVariantsTable } from '../../../server/tables/shop.ts';
import { asSeller, type Seller, sellingFor } from '../../support/areas/shop/selling.ts';
import {
  choose,
  fill,
  isAt,
  oneSent,
  open,
  picture,
  press,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/marketplace/subscription-products';

async function selling(kind: 'company' | 'supplier' = 'company') {
  const { place, person } = await signedInTo(kind);
  const seller: Seller = { ...place, as: person };
  return { seller, shop: sellingFor(back(), seller) };
}

const productOf = async (seller: Seller, id: number) =>
  (await asSeller(back(), seller, subscriptionProducts.calls.read, { params: { id } })).data;
const rowOf = async (name: string) =>
  within(await screen.findByRole('listitem', { name: `Variant ${name}` }));
const save = /Save variants/;
const single = 'Add one without options';

/** A product in two colours, of one size. */
async function shirt() {
  const { seller, shop } = await selling();
  const product = await shop.product({ name: { en: 'Shirt' } });
  await shop.attribute('Colour', 'Black', 'White');
  await shop.attribute('Size', 'Large');
  return { seller, shop, id: product.subscription_product_id };
}

test('a product is made with its picture, and its page opens with nothing to buy yet', async () => {
  const { seller } = await selling();
  const { user } = await open(`${list}/create`);
  await fill(user, 'name.el', 'Αναγνώστης');
  await choose(user, /^Type/, 'Device');
  await user.upload(screen.getByLabelText('Choose an image'), await picture());
  await press(user, 'Save');
  await screen.findByText(/No variants yet/);
  const { data } = await asSeller(back(), seller, subscriptionProducts.calls.list);
  expect(data.subscription_products).toMatchObject([
    { name: { en: 'Αναγνώστης' }, image_url: expect.stringMatching(/^\/files\//) },
  ]);
});

test('a product is taken off sale from the list, and put back', async () => {
  const { seller, shop } = await selling();
  const { subscription_product_id: id } = await shop.product();
  const { user } = await open(list);
  await press(user, 'Actions');
  await user.click(await screen.findByRole('menuitem', { name: 'Take off sale' }));
  await screen.findByText('Off sale');
  await press(user, 'Actions');
  await screen.findByRole('menuitem', { name: 'Put on sale' });
  expect((await productOf(seller, id)).visibility).toBe(false);
});

test('a product is taken off the list after a question', async () => {
  const { seller, shop } = await selling();
  await shop.product({ name: { en: 'Shirt' } });
  const { user } = await open(list);
  await press(user, 'Actions');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByText(/Orders of it stay/);
  await press(user, 'Delete');
  await screen.findByText('You have successfully deleted product');
  const { data } = await asSeller(back(), seller, subscriptionProducts.calls.list);
  expect(data.subscription_products).toEqual([]);
});

test('the combinations of options are made, priced and saved at once', async () => {
  const { seller, id } = await shirt();
  const { user } = await open(`${list}/${id}`);
  const chooser = await screen.findByRole('combobox', { name: 'Options of this product' });
  await user.click(chooser);
  for (const name of ['Black', 'White', 'Large'])
    await user.click(await screen.findByRole('option', { name }));
  await press(user, 'Create the combinations');
  for (const [name, price] of [
    ['Black / Large', '10'],
    ['White / Large', '12.5'],
  ] as const)
    await user.type((await rowOf(name)).getByRole('textbox', { name: 'Price without VAT' }), price);
  await user.type((await rowOf('White / Large')).getByRole('textbox', { name: 'Stock' }), '0');
  (await rowOf('White / Large')).getByText('Sold out');
  await press(user, save);
  await screen.findByText('Variants saved');
  expect((await productOf(seller, id)).variants).toMatchObject([
    { name: { en: 'Black / Large' }, sku_number: 'SHIRT-BLAC-LARG', price: 10, inventory: null },
    { name: { en: 'White / Large' }, sku_number: 'SHIRT-WHIT-LARG', price: 12.5, inventory: 0 },
  ]);
  // What is there already is not made again.
  await press(user, 'Create the combinations');
  await screen.findByText('Every combination is already here.');
  expect(screen.getByRole('button', { name: save })).toHaveProperty('disabled', true);
});

test('a stock that nobody touched is not sent, and what is wrong stands in its row', async () => {
  const { seller, shop, id } = await shirt();
  await shop.variant({ subscription_product_id: id, sku_number: 'A', inventory: 12 });
  await shop.variant({ name: { en: 'Other' }, sku_number: 'TAKEN' });
  const { user } = await open(`${list}/${id}`);
  const row = await rowOf('Black');
  await back().database.db.update(shopVariantsTable).set({ inventory: 11 });
  const sku = row.getByRole('textbox', { name: /^SKU/ });
  await user.clear(sku);
  await user.type(sku, 'TAKEN');
  await press(user, save);
  await row.findByText('This is already in use.');
  await user.clear(sku);
  await user.type(sku, 'FREE');
  await press(user, save);
  await screen.findByText('Variants saved');
  expect((await productOf(seller, id)).variants).toMatchObject([
    { sku_number: 'FREE', inventory: 11 },
  ]);
});

test('what somebody else changed meanwhile is told, and shown once one’s own is discarded', async () => {
  const { shop, id } = await shirt();
  await shop.variant({ subscription_product_id: id, sku_number: 'A' });
  const { user } = await open(`${list}/${id}`);
  const row = await rowOf('Black');
  expect(screen.getByRole('button', { name: single })).toHaveProperty('disabled', true);
  const { options } = await shop.attribute('Fit', 'Slim');
  await shop.variant({
    name: { en: 'Slim' },
    subscription_product_id: id,
    sku_number: 'B',
    attribute_option_ids: options,
  });
  await user.click(row.getByRole('button', { name: 'Remove Black' }));
  await press(user, save);
  await screen.findByText(/Someone else changed this product meanwhile/);
  await press(user, 'Discard');
  await rowOf('Slim');
  await rowOf('Black');
});

test('rows that are not saved are asked about before the page is left', async () => {
  const { id } = await shirt();
  const { user, go } = await open(`${list}/${id}`);
  await press(user, single);
  await go(list);
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: /Keep editing/ }));
  await isAt(`${list}/${id}`);
  await press(user, 'Discard');
  await screen.findByText(/No variants yet/);
  await go(list);
  await isAt(list);
});

test('a supplier sells through calls of its own', async () => {
  const { seller } = await selling('supplier');
  const at = `/suppliers/${seller.storeId}/subscriptions/products`;
  const own = list.replace('loyaltyPanel', 'supplierPanel');
  const { user } = await open(`${own}/create`);
  await fill(user, 'name.el', 'Πηλός');
  await choose(user, /^Type/, 'Service');
  await press(user, 'Save');
  await press(user, single);
  await user.type(await screen.findByRole('textbox', { name: 'Price without VAT' }), '5');
  await press(user, save);
  await screen.findByText('Variants saved');
  await oneSent('POST', at);
  await waitFor(() => expect(sentTo('PUT', /\/suppliers\/.*\/variants$/)).toHaveLength(1));
  const { data } = await asSeller(back(), seller, shopVariants.calls.list);
  expect(data.variants).toMatchObject([{ name: { el: 'Πηλός' }, price: 5 }]);
});

test('an attribute, its option and a variant are made one by one, and what is used stays', async () => {
  const { seller } = await selling();
  const at = '/en/loyaltyPanel/marketplace';
  const { user } = await open(`${at}/attributes/create`);
  await fill(user, 'name.el', 'Χρώμα');
  await press(user, 'Save');
  await screen.findByText('You have successfully created attribute');
  await open(`${at}/attribute-options/create`);
  await choose(user, /^Attribute/, 'Χρώμα');
  await fill(user, 'option.el', 'Μαύρο');
  await press(user, 'Save');
  await screen.findByText('You have successfully created option');
  await open(`${at}/variants/create`);
  await fill(user, 'name.el', 'Μαύρη');
  await choose(user, 'Options', 'Μαύρο');
  await fill(user, 'sku_number', 'M-1');
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '9.90');
  await fill(user, 'inventory', '0');
  await press(user, 'Save');
  await screen.findByText('You have successfully created variant');
  await open(`${at}/variants`);
  await screen.findByText('Sold out');
  const { data } = await asSeller(back(), seller, shopAttributes.calls.list);
  const [attribute] = (data as { attributes: { attribute_id: number }[] }).attributes;
  await open(`${at}/attributes/${attribute?.attribute_id}`);
  await press(user, 'Delete');
  await screen.findByText(/^It cannot be deleted, because it is in use\./);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  const options = await asSeller(back(), seller, shopAttributeOptions.calls.list);
  expect(options.data).toMatchObject({ attribute_options: [{ variants_count: 1 }] });
});
