import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import { call } from '../../support/app.ts';
import {
  addCatalogue,
  addTag,
  addToCatalogue,
  here,
  productOf,
  soldIn,
} from '../../support/areas/catalogue.ts';
import { addMember, allBut } from '../../support/areas/people.ts';
import { agree } from '../../support/panel/effects.ts';
import { oneSent, open, press, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/products/products-tab';

/** A company's list with two of its three products chosen. */
async function chosen(without: readonly string[] = []) {
  const of = await addCatalogue(back());
  const tag = await addTag(of, 'Drinks');
  const ids: number[] = [];
  for (const el of ['Α', 'Β', 'Γ'])
    ids.push(
      await addToCatalogue(of, { name: { el }, published: false, store_ids: [of.first.storeId] }),
    );
  const person = await addMember(back(), of.company, allBut(...without));
  await signInAs(person, of.company);
  const { user } = await open(list);
  for (const name of ['Α', 'Β']) {
    const row = (await screen.findByText(name)).closest('tr') as HTMLElement;
    await user.click(within(row).getByRole('checkbox'));
  }
  const state = async () => await Promise.all(ids.map((id) => productOf(of, id)));
  return { of, tag, ids, user, state };
}

test('chosen products are published together, also in their stores where that is wanted', async () => {
  const { of, user, state, ids } = await chosen();
  await press(user, 'Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish 2 products' }));
  await user.click(dialog.getByRole('checkbox', { name: 'In the stores that sell them, too' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await screen.findByText('2 products were changed');
  const { body } = await oneSent('PATCH', /\/products\/chosen$/);
  expect(body).toEqual({ product_ids: ids.slice(0, 2), published: true, in_stores: true });
  expect((await state()).map(({ published }) => published)).toEqual([true, true, false]);
  const sold = await soldIn(of, of.first);
  expect(sold.filter(({ published }) => published)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull());
});

test('chosen products get a price and a tag', async () => {
  const { tag, user, state } = await chosen();
  await press(user, 'Price');
  await user.type(await screen.findByRole('textbox', { name: 'Retail price' }), '3.20');
  await press(user, 'Apply');
  await agree(user);
  await screen.findByText('2 products were changed');
  expect((await state()).map(({ retail_price }) => retail_price)).toEqual([3.2, 3.2, 2.5]);
  for (const name of ['Α', 'Β']) {
    const row = (await screen.findByText(name)).closest('tr') as HTMLElement;
    await user.click(within(row).getByRole('checkbox'));
  }
  await press(user, 'Tag');
  const tags = await screen.findByRole('combobox', { name: 'Tag' });
  await user.selectOptions(tags, await screen.findByRole('option', { name: 'Drinks' }));
  await press(user, 'Apply');
  await waitFor(async () =>
    expect((await state()).map(({ product_tag_id }) => product_tag_id)).toEqual([tag, tag, null]),
  );
});

test('a product that is gone meanwhile is named, and none is changed', async () => {
  const { of, ids, user } = await chosen();
  await press(user, 'Price');
  await user.type(await screen.findByRole('textbox', { name: 'Retail price' }), '9');
  const { delete: remove } = companyProducts.calls;
  await call(back(), remove, { params: here(of, ids[1]), as: of.admin });
  await press(user, 'Apply');
  await screen.findByText('Β: This product is not there any more.');
  expect((await productOf(of, ids[0] ?? 0)).retail_price).toBe(2.5);
});

test('whoever may only delete products is offered that alone', async () => {
  const { user } = await chosen(['products.update']);
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await press(user, 'Delete');
  await press(user, 'Confirm');
  await waitFor(() => expect(screen.queryByText('Α')).toBeNull());
  screen.getByText('Γ');
});

test('the chosen products of a store get its category and are published', async () => {
  const of = await addCatalogue(back());
  await addToCatalogue(of, { published: false, store_ids: [of.first.storeId] });
  await signInAs(await addMember(back(), of.first), of.first);
  const { user } = await open('/en/storePanel/products/products-tab');
  const row = (await screen.findByText('Καφές')).closest('tr') as HTMLElement;
  await user.click(within(row).getByRole('checkbox'));
  await screen.findByRole('button', { name: 'Category' });
  await press(user, 'Publish');
  await press(user, 'Apply');
  await screen.findByText('One product was changed');
  expect(await soldIn(of, of.first)).toMatchObject([{ published: true }]);
});

test('chosen products are exported, and no others of the list', async () => {
  const { ids, user } = await chosen();
  await press(user, 'Export');
  const dialog = within(await screen.findByRole('dialog', { name: 'Export: Products' }));
  await dialog.findByText('The 2 rows you chose.');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  const { query } = await oneSent('POST', /\/export\/products$/);
  expect(query).toMatchObject({ product_id: ids.slice(0, 2).join(',') });
});
