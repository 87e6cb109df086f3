import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { products } from '../../../contract/catalogue/products.ts';
import { discountCoupons } from '../../../contract/coupons/coupons.ts';
import { couponsTable } from '../../../server/tables/coupons.ts';
import { call } from '../../support/app.ts';
import { field, fill, open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();
const question = /€500\.00, is more than the product costs, €2\.40/;

test('a discount above the price of its product is asked about, and asked again of another', async () => {
  const { place } = await signedInTo('store');
  const name = { el: 'Φρέντο', en: 'Freddo', it: 'Freddo' };
  await addRecord(back(), products as never, place, { name, retail_price: 2.4 });
  const { user } = await open('/en/storePanel/coupons/with-discount/create');
  const chooser = await screen.findByRole('combobox', { name: /^Product/ });
  await user.type(chooser, 'Fred');
  await user.click(await screen.findByRole('option', { name: 'Freddo' }));
  await fill(user, 'discount_value', '400');
  await press(user, 'Save');
  await screen.findByText(/€400\.00, is more than/);
  await user.click(screen.getByLabelText('Yes, more off than it costs'));
  await fill(user, 'discount_value', '500');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  await press(user, 'Save');
  await screen.findByText(question);
  expect(await back().database.db.select().from(couponsTable)).toEqual([]);
  await user.click(screen.getByLabelText('Yes, more off than it costs'));
  await press(user, 'Save');
  await screen.findByText('You have successfully created new coupon');
  await waitFor(async () =>
    expect(await back().database.db.select().from(couponsTable)).toMatchObject([
      { discount_value: 500 },
    ]),
  );
});

test('a discount is changed: its words and days always, what it takes off until a customer has it', async () => {
  const { place, person: as } = await signedInTo('store');
  const name = { el: 'Φρέντο', en: 'Freddo', it: 'Freddo' };
  const product = await addRecord(back(), products as never, place, { name, retail_price: 2.4 });
  const { data } = await call(back(), discountCoupons.calls.create, {
    params: { storeId: place.storeId },
    as,
    body: { product_discount_id: product, discount_value: 1, discount_product_name: 'Φρέντο' },
  });
  const path = `/en/storePanel/coupons/with-discount/${data.coupon_id}`;
  const { user } = await open(path);
  await fill(user, 'discount_value', '500');
  await press(user, 'Save');
  await screen.findByText(question);
  await fill(user, 'discount_value', '2');
  await press(user, 'Save');
  await screen.findByText(/product’s discount|product's discount/);
  await back().database.db.update(couponsTable).set({ claimed: 1 });
  await open(path);
  await screen.findByText(/^Customers already have this coupon/);
  expect(await field('discount_value')).toBeDisabled();
  expect(await field('discount_product_name')).toBeEnabled();
});
