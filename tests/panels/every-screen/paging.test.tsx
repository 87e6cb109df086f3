import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { paginationOf } from '../../../contract/engine/endpoint.ts';
import { open, type Sent, sentTo, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/storePanel/products/products-tab';

const nameOf = (number: number) => `Product ${number}.`;
const rows = Array.from({ length: 33 }, (_, index) => ({
  product_id: index + 1,
  product_category_id: index + 1,
  name: { el: nameOf(index + 1), en: nameOf(index + 1), it: nameOf(index + 1) },
  retail_price: 1,
}));

/** A page of some size of its own, of all rows or of those whose ids are asked for. */
function pageOf(collection: string, id: 'product_id' | 'product_category_id', size: number) {
  return ({ query }: Sent) => {
    const ids = query[id]?.split(',').map(Number);
    const wanted = rows.filter((row) => ids?.includes(row[id]) ?? true);
    const page = Number(query.page ?? 1);
    const shown = wanted.slice((page - 1) * size, page * size);
    const pagination = paginationOf(page, wanted.length, shown.length, size);
    return HttpResponse.json({ data: { [collection]: shown, pagination } });
  };
}

/** A server that puts another number of rows on a page than ours. */
function serveBy(size: number) {
  const products = pageOf('products', 'product_id', size);
  const categories = pageOf('product_categories', 'product_category_id', size);
  back().answer = (sent) => {
    if (sent.method !== 'GET') return undefined;
    if (sent.path.endsWith('/products')) return products(sent);
    return sent.path.endsWith('/product-categories') ? categories(sent) : undefined;
  };
}

const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Product (\d+)\./.exec(row.textContent)?.[1]);
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

test.each([
  [5, 7, '31-33 of 33', [31, 33]],
  [25, 2, '26-33 of 33', [26, 33]],
] as const)(
  'a list follows a server that puts %i rows on a page, to the last one (list-page-size-server)',
  async (size, last, heading, [first, end]) => {
    await signedInTo('store');
    serveBy(size);
    const { user } = await open(list);
    await screen.findByText(`1-${size} of 33`);
    await waitFor(() => expect(shown()).toEqual(from(1, size)));
    // The list asks once more when it has learnt the size.
    await waitFor(() => expect(sentTo('GET', /\/products$/)).toHaveLength(2));
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
    await user.click(pages.getByRole('button', { name: `Go to page ${last}` }));
    await screen.findByText(heading);
    await waitFor(() => expect(shown()).toEqual(from(first, end)));
    expect(sentTo('GET', /\/products$/).at(-1)?.query.page).toBe(String(last));
  },
);

test('what rows refer to is fetched whole, page by page, of whatever size (list-page-size-server)', async () => {
  await signedInTo('store');
  serveBy(5);
  await open(list);
  await screen.findByRole('option', { name: nameOf(33) });
});
