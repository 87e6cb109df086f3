import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { gifts as giftsOf, giftTypeIds } from '../../../contract/gifts/gifts.ts';
import { giftsTable } from '../../../server/tables/gifts.ts';
import { addStore } from '../../support/areas/people.ts';
import { addLadder } from '../../support/areas/till.ts';
import {
  choose,
  fill,
  isAt,
  oneSent,
  open,
  picture,
  press,
  refusal,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();
const list = '/en/loyaltyPanel/catalog/gift-catalog';

async function openCreate(type: RegExp) {
  const staff = await signedInTo('company');
  const supplier = await addStore(back(), staff.company, 'supplier', { name: 'Προμηθευτής' });
  const { user } = await open(`${list}/create`);
  await fill(user, 'title', 'Κούπα');
  await fill(user, 'points', '100');
  await choose(user, /Gift type/, type);
  return {
    user,
    supplier,
    ...staff,
    sent: () => oneSent('POST', `/companies/${staff.place.storeId}/gifts`),
  };
}

const gifts = () => back().database.db.select().from(giftsTable);
const store = /store/i;
const supplier = /supplier/i;

test("a store's own gift is sent without a supplier (gift-supplier-store-id-omitted)", async () => {
  const { user, sent } = await openCreate(supplier);
  await choose(user, /^Supplier/, 'Προμηθευτής');
  await choose(user, /Gift type/, store);
  await press(user, 'Save');
  const { body } = await sent();
  expect(body).toMatchObject({ gift_type_id: giftTypeIds.store });
  expect(Object.keys(body as object)).not.toContain('supplier_store_id');
  await screen.findByText('You have successfully created Gift');
  expect(await gifts()).toMatchObject([{ supplier_store_id: null }]);
});

test("a supplier's gift without a supplier leaves the field out, and is told whose it lacks (gift-supplier-store-id-omitted)", async () => {
  const { user, sent } = await openCreate(supplier);
  await press(user, 'Save');
  expect(Object.keys((await sent()).body as object)).not.toContain('supplier_store_id');
  await screen.findByText('This field is required.');
  expect(screen.getByRole('combobox', { name: /^Supplier/ })).toBeInvalid();
  expect(await gifts()).toEqual([]);
});

test("a supplier's gift names its supplier and no companies (gift-redeem-company-ids-omitted)", async () => {
  const { user, sent, supplier: place } = await openCreate(supplier);
  await choose(user, /^Supplier/, 'Προμηθευτής');
  await press(user, 'Save');
  const { body } = await sent();
  expect(body).toMatchObject({ supplier_store_id: place.storeId });
  expect(Object.keys(body as object)).not.toContain('redeem_company_ids');
  await screen.findByText('You have successfully created Gift');
});

test('a gift that never had a supplier is changed without naming one (gift-existing-without-supplier)', async () => {
  const { place } = await signedInTo('company');
  const [gift] = await back()
    .database.db.insert(giftsTable)
    .values({
      company_id: place.companyId,
      title: 'Κούπα',
      points: 1,
      gift_type_id: giftTypeIds.supplier,
    })
    .returning({ id: giftsTable.gift_id });
  const { user } = await open(`${list}/${gift?.id}`);
  await fill(user, 'points', '200');
  await press(user, 'Save');
  const { body } = await oneSent('PUT', `/companies/${place.storeId}/gifts/${gift?.id}`);
  expect(body).toMatchObject({ points: 200 });
  expect(Object.keys(body as object)).not.toContain('supplier_store_id');
  await screen.findByText('You have successfully updated Gift');
});

test('the tier from which on a gift is offered is chosen by its title', async () => {
  const { place, company } = await signedInTo('company');
  const [, second] = await addLadder({ app: back(), company }, [{ from: 0 }, { from: 10_000 }]);
  const { user } = await open(`${list}/create`);
  await fill(user, 'title', 'Κούπα');
  await fill(user, 'points', '100');
  await choose(user, /Gift type/, store);
  await choose(user, /From tier/, 'Tier 1');
  await press(user, 'Save');
  const { body } = await oneSent('POST', `/companies/${place.storeId}/gifts`);
  expect(body).toMatchObject({ store_point_title_id: second });
  await screen.findByText('You have successfully created Gift');
});

test('whoever may not read tiers is shown no chooser of them', async () => {
  await signedInTo('company', ['point_packages.read']);
  await open(`${list}/create`);
  await screen.findByRole('textbox', { name: /Points/ });
  expect(screen.queryByLabelText(/From tier/)).toBeNull();
});

async function upload(user: Awaited<ReturnType<typeof open>>['user']) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, await picture());
  await waitFor(() => expect(document.querySelector('fieldset img')).not.toBeNull());
}

async function saveWithImage() {
  const opened = await openCreate(store);
  await upload(opened.user);
  return opened;
}

test('a gift is saved first, its image sent next, and page 1 of the list asked for (gift-image-two-stages)', async () => {
  const { user, place } = await saveWithImage();
  await press(user, 'Save');
  await screen.findByText('You have successfully created Gift');
  const [gift] = await gifts();
  await waitFor(() => expect(location.pathname).toMatch(new RegExp(`/${gift?.gift_id}$`)));
  await screen.findByRole('button', { name: 'Delete' });
  await user.click(await screen.findByRole('link', { name: 'Cancel' }));
  await screen.findByRole('cell', { name: 'Κούπα' });
  const path = `/companies/${place.storeId}/gifts`;
  const order = back()
    .sent.filter((sent) => sent.path.startsWith(path))
    .map(({ method, path: to, query }) => `${method} ${to} ${query.page ?? ''}`.trim());
  const first = order.indexOf(`POST ${path}`);
  expect(order[first + 1]).toBe(`POST ${path}/${gift?.gift_id}/images`);
  expect(order.at(-1)).toBe(`GET ${path} 1`);
  expect(gift?.image).toMatch(/^\/files\//);
});

test('a gift of page 2 that is changed with an image is saved first, stays open, and the list is next shown from page 1 (gift-image-two-stages)', async () => {
  const { place } = await signedInTo('company');
  for (let index = 0; index < 14; index += 1) await addRecord(back(), giftsOf, place);
  const { user } = await open(list);
  await press(user, /page 2/);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 2));
  const [, row] = screen.getAllByRole('row');
  await user.click(within(row as HTMLElement).getAllByRole('cell')[2] as HTMLElement);
  await fill(user, 'points', '200');
  await upload(user);
  back().sent.length = 0;
  await press(user, 'Save');
  await screen.findByText('You have successfully updated Gift');
  expect(location.pathname).toMatch(/\/\d+$/);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 12));
  const path = `/companies/${place.storeId}/gifts`;
  const order = back()
    .sent.filter((sent) => sent.path.startsWith(path))
    .map(({ method, path: to, query }) => `${method} ${to} ${query.page ?? ''}`.trim());
  const [saved] = order;
  expect(saved).toMatch(new RegExp(`^PUT ${path}/\\d+$`));
  expect(order[1]).toBe(`${saved?.replace('PUT', 'POST')}/images`);
  expect(order.at(-1)).toBe(`GET ${path} 1`);
});

test('an image that fails leads to the saved gift with a warning, and makes no twin (gift-image-two-stages)', async () => {
  const { user, sent } = await saveWithImage();
  back().answer = ({ path }) =>
    path.endsWith('/images') ? refusal(422, 'not_an_image', 'Invalid image') : undefined;
  await press(user, 'Save');
  await screen.findByText(/The record was saved, but the image was not/);
  const [gift, ...twins] = await gifts();
  expect(twins).toEqual([]);
  await isAt(`${list}/${gift?.gift_id}`);
  await sent();
  await screen.findByRole('button', { name: 'Delete' });
  back().answer = undefined;
  await fill(user, 'points', '300');
  await press(user, 'Save');
  await screen.findByText('You have successfully updated Gift');
  const [saved] = await back()
    .database.db.select()
    .from(giftsTable)
    .where(eq(giftsTable.gift_id, gift?.gift_id ?? 0));
  expect(saved?.points).toBe(300);
});

test('a gift category in one language is shown in all (names-language-fallback)', async () => {
  const { place } = await signedInTo('company');
  const { user } = await open('/el/loyaltyPanel/catalog/catalog-categories/create');
  await fill(user, 'name.it', 'Ciao');
  await press(user, 'Αποθήκευση');
  await waitFor(() => expect(location.pathname).toMatch(/catalog-categories\/\d+$/));
  await open('/el/loyaltyPanel/catalog/catalog-categories');
  await screen.findByRole('cell', { name: 'Ciao' });
  expect(sentTo('POST', `/companies/${place.storeId}/gift-categories`)).toHaveLength(1);
});
