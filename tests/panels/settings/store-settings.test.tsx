import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { products } from '../../../contract/catalogue/products.ts';
import { type PermissionTree, treeOf } from '../../../contract/permissions/permissions.ts';
import { cashRegisters } from '../../../contract/settings/cash-registers.ts';
import { loadStore } from '../../../contract/settings/store-settings.ts';
import { membershipsTable } from '../../../server/tables/people.ts';
import { call } from '../../support/app.ts';
import { allBut } from '../../support/areas/people.ts';
import {
  fill,
  isAt,
  oneSent,
  open,
  press,
  refusal,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();
const settings = '/en/storePanel/settings';
type Staff = Awaited<ReturnType<typeof signedInTo>>;

const saved = async ({ person, place }: Staff) =>
  (await call(back(), loadStore, { params: { storeId: place.storeId }, as: person })).data;

async function openReward(lang = 'en') {
  const staff = await signedInTo('store');
  const { user, go } = await open(`/${lang}/storePanel/settings/reward`);
  await screen.findByRole('textbox', { name: /Points|Πόντοι/ });
  return { ...staff, user, go, staff };
}
const formOf = (name: string) => within(screen.getByRole('form', { name }));
async function write(
  user: Awaited<ReturnType<typeof openReward>>['user'],
  label: string,
  text: string,
) {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  if (text) await user.type(field, text);
}

test('a worked example follows what is typed, before anything is saved', async () => {
  const { user, staff } = await openReward();
  screen.getByText('€10.00 → 10 points');
  await write(user, 'Points', '1.25');
  screen.getByText('€10.00 → 12.5 points');
  screen.getByText('€27.90 → 34.87 points');
  await user.click(screen.getByRole('checkbox', { name: /Whole points/ }));
  screen.getByText('€10.00 → 12 points');
  expect(await saved(staff)).toMatchObject({ reward_points: 1 });
  await user.click(formOf('Points for a receipt').getByRole('button', { name: 'Save' }));
  await screen.findByText('You have successfully updated reward points');
  expect(await saved(staff)).toMatchObject({ reward_points: 1.25, reward_floor: true });
});

test('numbers are typed as the language writes them', async () => {
  const { user, staff } = await openReward('el');
  await write(user, 'Πόντοι', '2,5');
  screen.getByText(/10,00 € → 25 πόντοι/);
  await user.keyboard('{Enter}');
  await screen.findByText('Οι πόντοι ανά απόδειξη ενημερώθηκαν');
  expect((await saved(staff)).reward_points).toBe(2.5);
});

test('an amount of nothing is told beside its field and nothing is sent', async () => {
  const { user } = await openReward();
  await write(user, 'for each amount of', '0');
  await user.keyboard('{Enter}');
  await screen.findByText('This must be more than 0.');
  expect(sentTo('PUT', /reward-points$/)).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'for each amount of' })).toHaveValue('0');
});

test('with one limit both are sent, 0 for the missing one (transaction-limit-both)', async () => {
  const { user, place } = await openReward();
  await write(user, 'Maximum receipt', '50');
  await user.keyboard('{Enter}');
  const { body } = await oneSent('PUT', `/stores/${place.storeId}/store-settings`);
  expect(body).toMatchObject({ min_amount_limit: 0, max_amount_limit: 50 });
  await screen.findByText('You have successfully updated Transaction Limit');
});

test('each form saves alone, and its own part only', async () => {
  const { user, staff } = await openReward();
  await write(user, 'Points', '7');
  await write(user, 'Minimum receipt', '5');
  await user.click(formOf('Transaction limits').getByRole('button', { name: 'Save' }));
  await screen.findByText('You have successfully updated Transaction Limit');
  expect(await saved(staff)).toMatchObject({
    reward_points: 1,
    store_settings: { min_amount_limit: 5 },
  });
  expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue('7');
});

test('what somebody else saved meanwhile is shown beside what was typed', async () => {
  const { user, staff } = await openReward();
  await write(user, 'Points', '7');
  await back().database.pool.query(
    "update store_settings set reward_points = 900, updated_at = '2031-01-01'",
  );
  await user.click(formOf('Points for a receipt').getByRole('button', { name: 'Save' }));
  await screen.findByText(
    'Someone else has changed this in the meantime. Reload the page and try again.',
  );
  await screen.findByText('Saved: 9');
  expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue('7');
  await user.click(formOf('Points for a receipt').getByRole('button', { name: 'Save' }));
  await screen.findByText('You have successfully updated reward points');
  expect((await saved(staff)).reward_points).toBe(7);
});

test.each([
  ['This store awards points', 'flags/reward', 'reward_active', false, 'the award of points'],
  [
    'Customers may pay with points here',
    'flags/reward',
    'points_payment',
    false,
    'payment with points',
  ],
  ['Thermal printer', 'flags/reward', 'thermal_printer', true, 'thermal printer'],
  ['Fast payment', 'flags', 'fast_payment', false, 'fast payment'],
])('%s is saved at once and says so', async (label, path, flag, on, what) => {
  const { user, place } = await openReward();
  await user.click(screen.getByRole('switch', { name: label }));
  const { body } = await oneSent('PUT', `/stores/${place.storeId}/${path}`);
  expect(body).toEqual({ [flag]: on });
  await screen.findByText(`You have successfully updated ${what}`);
  expect((screen.getByRole('switch', { name: label }) as HTMLInputElement).checked).toBe(on);
});

test('a switch that could not be saved is put back and says why (activator-toggle-reverted)', async () => {
  const { user } = await openReward();
  back().answer = ({ method }) =>
    method === 'PUT' ? refusal(503, 'unavailable', 'Not right now.') : undefined;
  const active = screen.getByRole('switch', { name: 'This store awards points' });
  await user.click(active);
  await screen.findByText('Not right now.');
  await waitFor(() => expect(active).toBeChecked());
});

test('the channel that tells of new points is sent along with the activator', async () => {
  const { user, place } = await openReward();
  const channel = screen.getByRole('combobox', { name: 'New points are announced by' });
  await waitFor(() => expect(channel).toBeEnabled());
  await user.selectOptions(channel, 'SMS (not set up)');
  const { body } = await oneSent('PUT', `/stores/${place.storeId}/flags/reward`);
  expect(body).toEqual({ reward_active: true, system_notification_id: 1 });
});

test('leaving with something typed asks first', async () => {
  const { user, go } = await openReward();
  await write(user, 'Minimum receipt', '5');
  await go(`${settings}/cards`);
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await press(user, 'Leave without saving');
  await isAt(`${settings}/cards`);
});

const named = (el: string) => ({ name: { el, en: el, it: el }, sku_number: null });

async function openPoints() {
  const staff = await signedInTo('store');
  const ids = [
    await addRecord(back(), products as never, staff.place, named('Espresso')),
    await addRecord(back(), products as never, staff.place, named('Freddo')),
  ];
  const { user } = await open(`${settings}/product-points`);
  const field = await screen.findByRole('textbox', { name: 'Points of Espresso' });
  return { ...staff, ids, user, field };
}

test('a product’s points are saved from the row with Enter', async () => {
  const { user, field, place, ids } = await openPoints();
  await user.clear(field);
  await user.type(field, '2.5{Enter}');
  const { body } = await oneSent('PUT', `/stores/${place.storeId}/product-points/${ids[0]}`);
  expect(body).toMatchObject({ reward_points: 2.5 });
  await screen.findByText('You have successfully updated product');
  expect(field).toHaveValue('2.5');
});

test('Escape puts the number back, and the arrow keys go up and down', async () => {
  const { user, field } = await openPoints();
  await user.type(field, '9{Escape}');
  expect(field).toHaveValue('0');
  await user.keyboard('{ArrowDown}');
  const below = screen.getByRole('textbox', { name: 'Points of Freddo' });
  expect(below).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveFocus();
  expect(sentTo('PUT', /product-points/)).toEqual([]);
});

test('points that are refused go back to what they were and say why', async () => {
  const { user, field } = await openPoints();
  await user.clear(field);
  await user.type(field, '0.001{Enter}');
  await screen.findByText('No more than 2 decimals are accepted.');
  await waitFor(() => expect(field).toHaveValue('0'));
  await user.clear(field);
  await user.type(field, 'many{Enter}');
  await screen.findByText('This is not a number.');
  expect(field).toHaveValue('0');
});

async function saveRegister() {
  await signedInTo('store');
  const { user } = await open(`${settings}/cash-registers/create`);
  await fill(user, 'friendly_name', 'Till 1');
  await fill(user, 'cash_register_code', 'A-1');
  return user;
}

test('a cash register is added, and its code is its own', async () => {
  const user = await saveRegister();
  await press(user, 'Save');
  await screen.findByText('You have successfully created cash register');
  await waitFor(() => expect(location.pathname).toMatch(/cash-registers\/\d+$/));
  await screen.findByDisplayValue('A-1');
});

test('an error of the cash registers shows only when the answer marks one (cash-register-errors)', async () => {
  const user = await saveRegister();
  back().answer = ({ method }) =>
    method === 'POST' ? HttpResponse.json({ message: 'Not marked' }, { status: 500 }) : undefined;
  await press(user, 'Save');
  await waitFor(() => expect(sentTo('POST', /cash-registers$/)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body.textContent).not.toContain('Not marked');

  back().answer = ({ method }) =>
    method === 'POST' ? refusal(409, 'already_exists', 'A marked error') : undefined;
  await press(user, 'Save');
  await screen.findByText('A marked error');
});

test('a cash register that cannot be deleted says so only when the answer marks it (cash-register-errors)', async () => {
  const { place } = await signedInTo('store');
  const id = await addRecord(back(), cashRegisters as never, place);
  const { user } = await open(`${settings}/cash-registers/${id}`);
  back().answer = ({ method }) =>
    method === 'DELETE' ? HttpResponse.json({}, { status: 500 }) : undefined;
  await press(user, 'Delete');
  await press(user, 'Confirm');
  await waitFor(() => expect(sentTo('DELETE', /cash-registers/)).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['settings.reward', 'reward'],
  ['settings.product_points', 'product-points'],
  ['settings.cards', 'cards'],
  ['settings.cash_registers.read', 'cash-registers'],
])(
  'without %s its screen is forbidden and not in the menu (guard-permission)',
  async (without, page) => {
    await signedInTo('store', [without]);
    await open(`${settings}/${page}`);
    await isAt('/en/forbidden');
  },
);

test.each([
  ['users', 'settings.users.read'],
  ['cleaners', 'settings.cleaners'],
])('its %s need %s, and nothing else (store-panel-extra-permissions)', async (page, permission) => {
  await signedInTo('store');
  const hold = (permissions: PermissionTree) =>
    back().database.db.update(membershipsTable).set({ permissions });
  await hold(treeOf([permission]));
  await open(`${settings}/${page}`);
  await screen.findByRole('heading', { level: 1 });
  await isAt(`${settings}/${page}`);
  await hold(allBut(permission));
  await open(`${settings}/${page}`);
  await isAt('/en/forbidden');
});
