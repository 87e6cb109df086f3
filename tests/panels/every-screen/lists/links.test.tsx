import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { products } from '../../../../contract/catalogue/products.ts';
import {
  open,
  press,
  refusal,
  sentTo,
  signedInTo,
  useBack,
} from '../../../support/panel/panel.tsx';
import { addRecord } from '../../../support/worlds/factories.ts';

const back = useBack();
const list = '/en/storePanel/products/products-tab';
const leftOut = 'A filter of the link is not known any more and was left out.';

async function withProducts(count: number) {
  const { place } = await signedInTo('store');
  for (let index = 0; index < count; index += 1) await addRecord(back(), products as never, place);
  return `/stores/${place.storeId}/products`;
}

const rowsAre = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + count));

test.each([
  ['a filter that is none', `filter=${encodeURIComponent('{"colour":"red"}')}`],
  ['a value that is none', `filter=${encodeURIComponent('{"published":"perhaps"}')}`],
  ['a filter that is no object', `filter=${encodeURIComponent('"abc"')}`],
  ['an order that is none', 'sort=colour&order=ASC'],
  ['a page that is none', 'page=99999999'],
])('%s in a link is left out with a word, and not remembered', async (_, query) => {
  const path = await withProducts(2);
  await open(`${list}?${query}`);
  await screen.findByText(leftOut);
  await rowsAre(2);
  back().sent.length = 0;
  await open(list);
  await rowsAre(2);
  expect(screen.queryByText(leftOut)).toBeNull();
  expect(sentTo('GET', path).length).toBeGreaterThan(0);
});

test('what a link says beside what is refused stays', async () => {
  const path = await withProducts(2);
  await open(`${list}?filter=${encodeURIComponent('{"colour":"red","published":"false"}')}`);
  await screen.findByText(leftOut);
  const last = () => sentTo('GET', path).at(-1)?.query ?? {};
  await waitFor(() => expect(last()).not.toHaveProperty('colour'));
  expect(last()).toMatchObject({ published: 'false' });
});

test('a page beyond the last one gives way to the first, and an order without a direction goes up', async () => {
  const path = await withProducts(14);
  await open(`${list}?page=40&perPage=12&sort=retail_price`);
  await rowsAre(12);
  expect(sentTo('GET', path).at(-1)?.query).toMatchObject({ page: '1', order: 'asc' });
});

test('a list that fails still has its tools, and is fetched again', async () => {
  await withProducts(1);
  back().answer = ({ method, path }) =>
    method === 'GET' && path.endsWith('/products') ? refusal(500, 'internal', 'Broken') : undefined;
  const { user } = await open(list);
  await screen.findByRole('button', { name: 'Try again' });
  await screen.findByRole('searchbox');
  await screen.findByRole('link', { name: 'Create' });
  back().answer = undefined;
  await press(user, 'Try again');
  await rowsAre(1);
});
