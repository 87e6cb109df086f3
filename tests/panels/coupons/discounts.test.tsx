import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { products } from '../../../contract/catalogue/products.ts';
import { couponsTable } from '../../../server/tables/coupons.ts';
import { fill, open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';
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
