import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cashRegisters } from '../../../contract/settings/cash-registers.ts';
import { pair, tillFacts } from '../../../contract/tills/tills.ts';
import { call } from '../../support/app.ts';
import { open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();

/** The edit page of a cash register, as somebody who may change it. */
async function register() {
  const { place } = await signedInTo('store');
  const own = { friendly_name: 'Bar' };
  const id = await addRecord(back(), cashRegisters as never, place, own);
  const { user } = await open(`/en/storePanel/settings/cash-registers/${id}`);
  return { user, place, id };
}

const paired = async (code: string) =>
  (await call(back(), pair, { body: { code } })).data.access_token;

async function pairing() {
  const opened = await register();
  await press(opened.user, 'Pair a device');
  const dialog = within(await screen.findByRole('dialog', { name: 'A device for “Bar”' }));
  return { ...opened, dialog };
}

test('a device is paired with the code that is shown, and told where to type it', async () => {
  const { dialog, place, id } = await pairing();
  dialog.getByText(`${location.origin}/en/points-pos`);
  dialog.getByText(/^Works for another \d+:\d\d$/);
  const token = await paired(dialog.getByRole('status').textContent);
  const { data } = await call(back(), tillFacts, {
    params: { storeId: place.storeId },
    as: { token },
  });
  expect(data.paired_register).toBe(id);
});

test('devices are signed out after asking', async () => {
  const { user, dialog, place } = await pairing();
  const token = await paired(dialog.getByRole('status').textContent);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await press(user, 'Sign out devices');
  await press(user, 'Confirm');
  await screen.findByText('1 device was signed out');
  const { status } = await call(back(), tillFacts, {
    params: { storeId: place.storeId },
    as: { token },
  });
  expect(status).toBe(401);
});

test('the dialog says that a device was paired, which is then listed and signed out by itself', async () => {
  const { user, dialog, place } = await pairing();
  const first = await paired(dialog.getByRole('status').textContent);
  await dialog.findByText('This device is paired.');
  expect(dialog.queryByRole('timer')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const devices = within(await screen.findByRole('region', { name: 'Devices' }));
  await devices.findByText(/last used \d\d\/\d\d\/\d{4}.*paired .* by /);
  await user.click(devices.getByRole('button', { name: /^Sign out: / }));
  await screen.findByText('1 device was signed out');
  await devices.findByText('No device is paired.');
  const params = { storeId: place.storeId };
  expect((await call(back(), tillFacts, { params, as: { token: first } })).status).toBe(401);
});
