import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  addCatalogue,
  addTag,
  addToCatalogue,
  productOf,
  soldIn,
} from '../../support/areas/catalogue.ts';
import { addMember, allBut } from '../../support/areas/people.ts';
import { agree } from '../../support/panel/effects.ts';
import {
  fill,
  oneSent,
  open,
  press,
  sentTo,
  signedInTo,
  signInAs,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const at = (path: string) => `/en/loyaltyPanel/products/${path}`;

/** A company with two stores, in whose panel its admin is. */
async function opened() {
  const of = await addCatalogue(back());
  await signInAs(of.admin, of.company);
  return of;
}

test('a product is created with its English and Italian words from the Greek ones (product-language-fallback)', async () => {
  const { place } = await signedInTo('company');
  const { user } = await open(at('products-tab/create'));
  await fill(user, 'name.el', 'Καφές');
  await fill(user, 'retail_price', '2.5');
  await press(user, 'Save');
  const { body } = await oneSent('POST', `/companies/${place.storeId}/products`);
  expect(body).toMatchObject({
    name: { el: 'Καφές', en: 'Καφές', it: 'Καφές' },
    retail_price: 2.5,
  });
  await screen.findByText('You have successfully created product');
  await waitFor(() => expect(location.pathname).toMatch(/products-tab\/\d+$/));
});

test('a tag is created where the specification has it', async () => {
  const { place } = await signedInTo('company');
  const { user } = await open(at('products-tags/create'));
  await fill(user, 'name', 'Drinks');
  await press(user, 'Save');
  await oneSent('POST', `/companies/${place.storeId}/products/tag`);
  await screen.findByText('You have successfully created product tag');
});

test('a tag that products carry says how many, and is taken off them when that is chosen', async () => {
  const of = await opened();
  const tag = await addTag(of, 'Drinks');
  const id = await addToCatalogue(of, { product_tag_id: tag });
  const { user } = await open(at('products-tags'));
  const row = within(await screen.findByRole('row', { name: /Drinks/ }));
  await user.click(row.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('One product uses it.');
  await user.click(dialog.getByRole('button', { name: 'Take it off them and delete it' }));
  await screen.findByText('You have successfully deleted product tag');
  expect((await productOf(of, id)).product_tag_id).toBeNull();
});

/** Chooses both tags of a company, one of which a product carries, and asks to delete them. */
async function twoTagsChosen() {
  const of = await opened();
  const tag = await addTag(of, 'Drinks');
  await addTag(of, 'Empty');
  const id = await addToCatalogue(of, { product_tag_id: tag });
  const { user } = await open(at('products-tags'));
  await screen.findByRole('row', { name: /Empty/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await screen.findByText('2 items selected');
  const [ofChosen] = screen.getAllByRole('button', { name: 'Delete' });
  await user.click(ofChosen as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 tags?' }));
  dialog.getByText('One product carries one of them.');
  return { of, id, user, dialog };
}

test('of several tags those that no product carries are deleted alone', async () => {
  const { of, id, user, dialog } = await twoTagsChosen();
  expect(dialog.getByRole('radio', { checked: true })).toBe(
    dialog.getByRole('radio', { name: 'Only the one that no product carries' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('You have successfully deleted product tag');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Empty/ })).toBeNull());
  screen.getByRole('row', { name: /Drinks/ });
  expect((await productOf(of, id)).product_tag_id).not.toBeNull();
});

test('several tags are taken off their products when that is chosen', async () => {
  const { of, id, user, dialog } = await twoTagsChosen();
  await user.click(dialog.getByRole('radio', { name: 'All 2, taking them off their products' }));
  await user.click(dialog.getByRole('button', { name: 'Take them off and delete them' }));
  await screen.findByText('2 tags were deleted and taken off their products (1)');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Drinks/ })).toBeNull());
  expect((await productOf(of, id)).product_tag_id).toBeNull();
});

test('the products of a tag are changed at once', async () => {
  const of = await opened();
  const tag = await addTag(of, 'Drinks');
  const id = await addToCatalogue(of, { product_tag_id: tag });
  const { user } = await open(at('products-tab'));
  await press(user, 'More');
  await user.click(await screen.findByRole('menuitem', { name: 'Change the products of a tag' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Drinks' });
  await user.selectOptions(dialog.getByLabelText('Tag'), 'Drinks');
  await dialog.findByText('One product has this tag.');
  await user.type(dialog.getByLabelText('Retail price'), '4');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await agree(user)).toContain('1 product of the catalogue changes.');
  await screen.findByText('One product was changed');
  expect((await productOf(of, id)).retail_price).toBe(4);
});

const order = () =>
  screen
    .getAllByRole('button', { name: /^Move .*, place/ })
    .map((handle) => /^Move (.*), place/.exec(handle.getAttribute('aria-label') ?? '')?.[1]);

test('the order is changed by keyboard, told, undone and saved as one', async () => {
  const of = await opened();
  for (const el of ['Α', 'Β', 'Γ']) await addToCatalogue(of, { name: { el } });
  const { user } = await open(at('products-series'));
  const handle = await screen.findByRole('button', { name: 'Move Α, place 1 of 3' });
  handle.focus();
  await user.keyboard(' ');
  await screen.findByText('Holding Α. Place 1 of 3.');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(order()).toEqual(['Β', 'Γ', 'Α']));
  await user.keyboard(' ');
  await screen.findByText('Α was put at place 3 of 3.');
  await press(user, 'Undo');
  expect(order()).toEqual(['Β', 'Α', 'Γ']);
  await press(user, 'Save the order');
  await screen.findByText('You have successfully updated product order');
  expect(sentTo('PUT', /products\/order$/)).toHaveLength(1);
});

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

test('a cell of the matrix is switched and undone by keyboard', async () => {
  const of = await opened();
  await addToCatalogue(of);
  const { user } = await open(at('products-per-store'));
  (await cell(/Καφές, Αγορά: not available/)).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Βάθη/));
  await user.keyboard(' ');
  await screen.findByText('You have successfully updated column value');
  expect(await soldIn(of, of.second)).toHaveLength(1);
  await cell(/Καφές, Βάθη: available/);
  await user.keyboard('{Control>}z{/Control}');
  await cell(/Καφές, Βάθη: not available/);
  await waitFor(async () => expect((await soldIn(of, of.second))[0]?.published).toBe(false));
});

test('a product is put into every store by one switch, and taken out again by one undo', async () => {
  const of = await opened();
  // Points that the catalogue shares are no store's to put back.
  await addToCatalogue(of, { published: true, reward_points: 5, reward_points_shared: true });
  const sold = async () => {
    const rows = [await soldIn(of, of.first), await soldIn(of, of.second)];
    return rows.map(([row]) => row?.published ?? false);
  };
  const { user } = await open(at('products-per-store'));
  await user.click(await screen.findByRole('checkbox', { name: 'Καφές: available in all stores' }));
  await cell(/Καφές, Αγορά: available/);
  await screen.findByText('You have successfully updated column value');
  expect(await sold()).toEqual([true, true]);
  expect(sentTo('PUT', /store-products\/products$/)).toHaveLength(1);
  await press(user, 'Undo');
  await screen.findByText('Undone: Καφές');
  expect(await sold()).toEqual([false, false]);

  (await cell(/Καφές, Αγορά: not available/)).focus();
  await user.keyboard('{Shift>} {/Shift}');
  await cell(/Καφές, Αγορά: available/);
  await waitFor(async () => expect(await sold()).toEqual([true, true]));
  await user.keyboard('{Shift>} {/Shift}');
  await waitFor(async () => expect(await sold()).toEqual([false, false]));
});

test('a price of the matrix is changed where it stands, and put back when somebody else was first', async () => {
  const of = await opened();
  await addToCatalogue(of, { store_ids: [of.first.storeId] });
  const { user } = await open(at('products-per-store'));
  await user.click(await screen.findByRole('button', { name: /Καφές, Αγορά: Price/ }));
  const input = await screen.findByRole('textbox', { name: /Καφές, Αγορά: Price/ });
  await user.clear(input);
  await user.type(input, '3{Enter}');
  await screen.findByText('You have successfully updated column value');
  await cell(/Αγορά: available, €3\.00/);

  await back().database.pool.query('update products set retail_price = 900, updated_at = now()');
  await user.click(await screen.findByRole('button', { name: /Καφές, Αγορά: Price/ }));
  const again = await screen.findByRole('textbox', { name: /Καφές, Αγορά: Price/ });
  fireEvent.change(again, { target: { value: '4' } });
  await user.keyboard('{Enter}');
  await screen.findByText(/Someone else has changed this cell/);
  await cell(/Αγορά: available, €9\.00/);
});

test.each([
  ['2,8,5', 'This is not a number.'],
  ['abc', 'This is not a number.'],
  ['-3', 'This must be 0 or more.'],
])('%s in the matrix is told and stays to be corrected', async (typed, why) => {
  const of = await opened();
  await addToCatalogue(of, { store_ids: [of.first.storeId] });
  const { user } = await open(at('products-per-store'));
  const button = await screen.findByRole('button', { name: /Καφές, Αγορά: Price/ });
  const before = button.textContent;
  await user.click(button);
  const input = await screen.findByRole('textbox', { name: /Καφές, Αγορά: Price/ });
  await user.clear(input);
  await user.type(input, `${typed}{Enter}`);
  await screen.findByText(`Καφές, Αγορά: Price: ${why}`);
  expect(screen.queryByText('You have successfully updated column value')).toBeNull();
  expect(input).toHaveValue(typed);
  expect(input).toBeInvalid();
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: `Καφές, Αγορά: Price: ${before}` });
  expect(sentTo('PUT', /store-products/)).toEqual([]);
});

test('a digit on a cell of the matrix begins its number anew', async () => {
  const of = await opened();
  await addToCatalogue(of, { store_ids: [of.first.storeId] });
  const { user } = await open(at('products-per-store'));
  (await cell(/Καφές, Αγορά: available/)).focus();
  await user.keyboard('4.5{Enter}');
  await cell(/Αγορά: available, €4\.50/);
  await screen.findByText('You have successfully updated column value');
});

test('whoever may only read sees the matrix and changes nothing', async () => {
  const of = await addCatalogue(back());
  await addToCatalogue(of, { store_ids: [of.first.storeId] });
  const reader = await addMember(back(), of.company, allBut('products.update'));
  await signInAs(reader, of.company);
  const { user } = await open(at('products-per-store'));
  (await cell(/Καφές, Αγορά: available/)).focus();
  await user.keyboard(' {Enter}');
  expect(screen.queryByRole('textbox', { name: /Price/ })).toBeNull();
  const [available] = screen.getAllByRole('checkbox');
  expect(available).toBeDisabled();
  expect(sentTo('PUT', /store-products/)).toEqual([]);
});
