import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { networkRegions } from '../../../contract/organisations/network-regions.ts';
import { stores } from '../../../contract/organisations/stores.ts';
import { storesTable } from '../../../server/tables/organisations.ts';
import { invitationsTable, membershipsTable, usersTable } from '../../../server/tables/people.ts';
import {
  field,
  fill,
  isAt,
  oneSent,
  open,
  press,
  refusal,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();
const list = '/en/loyaltyPanel/stores/stores-tab';

async function openCreate() {
  const staff = await signedInTo('company', [], { full_name: 'Ann' });
  const { user } = await open(`${list}/create`);
  await fill(user, 'name', 'Ακτή');
  return { user, ...staff };
}

/** Who runs a store, by its name. */
async function managersOf(name: string) {
  const { db } = back().database;
  const rows = await db
    .select({ fullName: usersTable.full_name, mobile: usersTable.mobile })
    .from(membershipsTable)
    .innerJoin(storesTable, eq(storesTable.store_id, membershipsTable.store_id))
    .innerJoin(usersTable, eq(usersTable.user_id, membershipsTable.user_id))
    .where(eq(storesTable.name, name));
  return rows;
}

/** The names of whom a store asks to come. */
async function requestsTo(name: string) {
  const { db } = back().database;
  const rows = await db
    .select({ fullName: invitationsTable.full_name })
    .from(invitationsTable)
    .innerJoin(storesTable, eq(storesTable.store_id, invitationsTable.store_id))
    .where(eq(storesTable.name, name));
  return rows.map(({ fullName }) => fullName);
}

test('without a new manager the signed-in user runs the store under their own name (new-manager-off)', async () => {
  const { user, person, place } = await openCreate();
  screen.getByText('You will be the manager, Ann.');
  expect(document.querySelector('[name="user_details.full_name"]')).toBeNull();
  await press(user, 'Save');
  const { body } = await oneSent('POST', `/companies/${place.storeId}/stores/create`);
  expect(body).toMatchObject({ user_details: { new_manager: false } });
  await screen.findByText('You have successfully created store');
  expect(await managersOf('Ακτή')).toEqual([{ fullName: 'Ann', mobile: person.mobile }]);
});

test('a new manager is created together with the store (new-manager-off)', async () => {
  const { user } = await openCreate();
  await user.click(await field('user_details.new_manager'));
  await fill(user, 'user_details.full_name', 'Βασίλης');
  await fill(user, 'user_details.mobile', '6912345678');
  await fill(user, 'user_details.password', 'first password');
  await user.click(await field('user_details.tos'));
  await press(user, 'Save');
  await screen.findByText('You have successfully created store');
  expect(await requestsTo('Ακτή')).toEqual(['Βασίλης']);
});

test('what a new manager lacks is told beside its field', async () => {
  const { user } = await openCreate();
  await user.click(await field('user_details.new_manager'));
  await press(user, 'Save');
  await waitFor(async () =>
    expect(await field('user_details.full_name')).toHaveAttribute('aria-invalid', 'true'),
  );
  expect(await managersOf('Ακτή')).toEqual([]);
});

async function openStore(own: Record<string, unknown> = {}) {
  const staff = await signedInTo('company');
  const id = await addRecord(back(), stores as never, staff.place, { name: 'Ακτή', ...own });
  return { id, ...staff, ...(await open(`${list}/${id}`)) };
}

test('switches arrive and leave as the texts true and false (toggles-as-strings)', async () => {
  const { user, id, place } = await openStore({
    show_on_map: 'false',
    pos_points_delivery: 'true',
  });
  const onMap = await screen.findByRole('switch', { name: 'Show on the map' });
  expect(onMap, 'the text false is off').not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Points at the till' })).toBeChecked();
  await user.click(onMap);
  const { body } = await oneSent('PUT', `/companies/${place.storeId}/stores/${id}/app-settings`);
  expect(body).toEqual({ show_on_map: 'true' });
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Show on the map' })).toBeChecked(),
  );
});

test('a saved store is reported as a product, as the specification records (store-update-message-inconsistency)', async () => {
  const { user, id } = await openStore();
  await fill(user, 'name', 'Βουνό');
  await press(user, 'Save');
  await screen.findByText('You have successfully updated product');
  await isAt(list).catch(() => undefined);
  const { db } = back().database;
  const [row] = await db.select().from(storesTable).where(eq(storesTable.store_id, id));
  expect(row?.name).toBe('Βουνό');
});

test('only what changed is sent, with the version it was loaded at', async () => {
  const { user, id, place } = await openStore();
  await fill(user, 'store_code', 'A-1');
  await press(user, 'Save');
  const { body } = await oneSent('PUT', `/companies/${place.storeId}/stores/${id}`);
  expect(Object.keys(body as object).sort()).toEqual(['store_code', 'updated_at']);
  await screen.findByText('You have successfully updated product');
});

test('a store that somebody else changed meanwhile shows both versions', async () => {
  const { user, id } = await openStore();
  await fill(user, 'name', 'Mine');
  const { db } = back().database;
  await db
    .update(storesTable)
    .set({ name: 'Theirs', updated_at: '2031-01-01T00:00:00.000Z' })
    .where(eq(storesTable.store_id, id));
  await press(user, 'Save');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Mine');
  expect(dialog).toHaveTextContent('Theirs');
  await press(user, 'Keep mine');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Save');
  await screen.findByText('You have successfully updated product');
  const [row] = await db.select().from(storesTable).where(eq(storesTable.store_id, id));
  expect(row?.name).toBe('Mine');
});

test('of several rows that are deleted one that is refused stays, and the others go', async () => {
  const { place } = await signedInTo('company');
  const used = await addRecord(back(), networkRegions as never, place, { name: 'Aegean' });
  await addRecord(back(), networkRegions as never, place, { name: 'Ionian' });
  const { user } = await open('/en/loyaltyPanel/stores/network-regions');
  await screen.findByRole('link', { name: 'Ionian' });
  back().answer = ({ method, path }) =>
    method === 'DELETE' && path.endsWith(`/${used}`)
      ? refusal(409, 'in_use', 'It is in use')
      : undefined;
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await press(user, 'Delete');
  await press(user, 'Confirm');
  const said = await screen.findByRole('dialog', { name: '1 deleted' });
  await within(said).findByText('Aegean');
  within(said).getByText(/It is in use/);
  await press(user, 'Close');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ionian' })).toBeNull());
  await screen.findByRole('link', { name: 'Aegean' });
});

test('what uses the chosen rows is shown before they are deleted, and which could not be', async () => {
  const { place } = await signedInTo('company');
  const used = await addRecord(back(), networkRegions as never, place, { name: 'Aegean' });
  await addRecord(back(), networkRegions as never, place, { name: 'Ionian' });
  const ofRegion = { store_company_network_region_id: used };
  for (const name of ['Naxos', 'Paros']) await addRecord(back(), stores as never, place, { name });
  await back().database.db.update(storesTable).set(ofRegion).where(eq(storesTable.kind, 'store'));
  const { user } = await open('/en/loyaltyPanel/stores/network-regions');
  await screen.findByRole('link', { name: 'Ionian' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await press(user, 'Delete');
  await screen.findByText(/^Those that these need will not be deleted\./);
  screen.getByText('2 stores');
  screen.getByText('Naxos');
  await press(user, 'Confirm');
  const said = await screen.findByRole('dialog', { name: '1 deleted' });
  within(said).getByText('1 could not be deleted:');
  await within(said).findByText('Aegean');
  within(said).getByText(/in use: 2 stores/);
});
