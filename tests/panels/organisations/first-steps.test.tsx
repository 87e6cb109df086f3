import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gifts } from '../../../contract/gifts/gifts.ts';
import {
  addMember,
  addPlace,
  addSuperAdmin,
  allBut,
  type Place,
} from '../../support/areas/people.ts';
import { addCustomer, addTill } from '../../support/areas/till.ts';
import {
  choose,
  fill,
  isAt,
  open,
  press,
  refusal,
  sentTo,
  signInAs,
  useBack,
} from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();
const home = '/en/loyaltyPanel';

async function owner(without: readonly string[] = []) {
  const place = await addPlace(back(), 'company');
  const person = await addMember(back(), place, without.length ? allBut(...without) : allBut());
  await signInAs(person, place);
  return { place, person };
}
const stepOf = async (title: string) => {
  const name = await screen.findByText(title);
  return within(name.closest('li') as HTMLElement);
};

test('a company that begins is led through its first steps, each with its minutes and its suggested numbers', async () => {
  await owner();
  const { user } = await open(home);
  await screen.findByText('0 of 9 steps are done');
  const points = await stepOf('Set what points are worth');
  points.getByText(/1 point for each euro, and 100 points are worth €5.00. About one minute./);
  await user.click((await stepOf('Add the first store')).getByRole('link', { name: 'New store' }));
  await waitFor(() => expect(location.pathname).toBe(`${home}/first-steps/store`));
});

test('the first store is opened with suggested points, and leads back to the list, which has ticked both', async () => {
  const { place } = await owner();
  const { user } = await open(`${home}/first-steps/store`);
  await user.type(await screen.findByRole('textbox', { name: /Name of the store/ }), 'Lindos');
  await screen.findByText('A receipt of €20.00 earns 20 points, worth €1.00.');
  await user.click(screen.getByRole('button', { name: 'Create the store' }));
  await isAt(home);
  await screen.findByText('2 of 9 steps are done');
  expect(sentTo('POST', /\/start\/points$/)).toMatchObject([
    {
      path: expect.stringContaining(String(place.companyId)),
      body: { name: 'Lindos', reward_points: 1, point_value: 0.05 },
    },
  ]);
});

test('a double click opens one store, and what the server refuses stands at its field', async () => {
  await owner();
  const { user } = await open(`${home}/first-steps/store`);
  const create = await screen.findByRole('button', { name: 'Create the store' });
  await user.click(create);
  await screen.findByText('This field is required.');
  expect(sentTo('POST', /\/start\/points$/)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Name of the store/ }), 'Lindos');
  await user.dblClick(create);
  await isAt(home);
  expect(sentTo('POST', /\/start\/points$/)).toHaveLength(1);
});

test('what could not be done keeps what was typed, and is sent again', async () => {
  await owner();
  const { user } = await open(`${home}/first-steps/store`);
  const name = await screen.findByRole('textbox', { name: /Name of the store/ });
  await user.type(name, 'Lindos');
  back().answer = ({ path }) =>
    path.endsWith('/start/points') ? refusal(422, 'invalid', 'Not now') : undefined;
  await user.click(screen.getByRole('button', { name: 'Create the store' }));
  await screen.findByText('Not now');
  expect(name).toHaveValue('Lindos');
  back().answer = undefined;
  await user.click(screen.getByRole('button', { name: 'Create the store' }));
  await isAt(home);
});

async function withTill() {
  const till = await addTill(back());
  const admin = await addMember(back(), till.company);
  const { database } = back();
  await database.pool.query(
    `insert into memberships (company_id, store_id, user_id, role_id, permissions)
      select company_id, $1, user_id, 3, permissions from memberships where user_id = $2`,
    [till.store.storeId, admin.userId],
  );
  await signInAs(admin, till.company);
  return till;
}

test('a first customer is registered and a first receipt posted on one page, which leads to the list', async () => {
  await withTill();
  const { user } = await open(`${home}/first-steps/receipt`);
  await user.type(await screen.findByRole('textbox', { name: /Mobile number/ }), '6912345678');
  await user.type(screen.getByRole('textbox', { name: /First name/ }), 'Maria');
  await user.click(screen.getByRole('button', { name: 'Register the customer' }));
  await screen.findByText('Maria is a customer.');
  await user.type(screen.getByRole('textbox', { name: /Amount/ }), '20');
  await user.click(screen.getByRole('button', { name: 'Post the receipt' }));
  await screen.findByText('Maria earned 20 points.');
  await user.click(screen.getByRole('link', { name: 'To the list of first steps' }));
  await isAt(home);
  const receipt = await stepOf('Post the first receipt');
  await receipt.findByRole('img', { name: 'Done' });
});

test('a customer who is there already is taken as they are', async () => {
  const till = await withTill();
  await addCustomer(till, { mobile: '6912345678' });
  const { user } = await open(`${home}/first-steps/receipt`);
  await user.type(await screen.findByRole('textbox', { name: /Mobile number/ }), '6912345678');
  await user.type(screen.getByRole('textbox', { name: /First name/ }), 'Maria');
  await user.click(screen.getByRole('button', { name: 'Register the customer' }));
  await screen.findByText(/^Μαρία.* is a customer.$/);
});

test('where there is no store the page of the first receipt leads to one', async () => {
  await owner();
  const { user } = await open(`${home}/first-steps/receipt`);
  await user.click(await screen.findByRole('link', { name: 'Create the first store' }));
  await isAt(`${home}/first-steps/store`);
});

test('a step that is saved leads back to the list by itself', async () => {
  await owner();
  const { user } = await open(home);
  await user.click((await stepOf('Add the first gift')).getByRole('link', { name: 'New gift' }));
  await fill(user, 'title', 'Coffee');
  await fill(user, 'points', '100');
  await choose(user, /Gift type/, /store/i);
  await press(user, 'Save');
  await isAt(home);
  await (await stepOf('Add the first gift')).findByRole('img', { name: 'Done' });
});

test('a step that was done on its page leads back to the list', async () => {
  const { place } = await owner();
  const { user } = await open(home);
  await user.click((await stepOf('Add the first gift')).getByRole('link', { name: 'New gift' }));
  await screen.findByText('This page is one of the first steps.');
  await addRecord(back(), gifts, place);
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  await isAt(home);
  await (await stepOf('Add the first gift')).findByRole('img', { name: 'Done' });
});

test('whoever lacks the right to a step is told so in the place of its button (permission-check)', async () => {
  await owner(['gifts.create']);
  await open(home);
  const gift = await stepOf('Add the first gift');
  gift.getByText('Needs rights that you do not have here.');
  expect(gift.queryByRole('link')).toBeNull();
});

test('the list can be hidden', async () => {
  await owner();
  const { user } = await open(home);
  await user.click(await screen.findByRole('button', { name: 'Hide this list' }));
  await waitFor(() => expect(screen.queryByText('First steps')).toBeNull());
});

test('the installation’s own company says that a programme is built elsewhere', async () => {
  const admin = await addSuperAdmin(back());
  const platform: Place = { companyId: 1, storeId: 1 };
  await signInAs(admin, platform);
  await open(home);
  await screen.findByText('This is the installation itself');
  expect(screen.queryByText('First steps')).toBeNull();
});
