import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, oneSent, open, press, signedInTo, useBack } from '../support/panel.tsx';

useBack();

test('a new product is not published (product-published-default)', async () => {
  const { place } = await signedInTo('store');
  const { user } = await open('/en/storePanel/products/products-tab/create');
  await fill(user, /^Name/, 'Καφές');
  await fill(user, /Retail price/, '2.50');
  await press(user, 'Save');
  const { body } = await oneSent('POST', `/stores/${place.storeId}/products`);
  expect(body).toMatchObject({ published: false });
  await screen.findByText('You have successfully created product');
});
