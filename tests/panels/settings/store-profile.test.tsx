import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadStore } from '../../../contract/settings/store-settings.ts';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { call } from '../../support/app.ts';
import { oneSent, open, sentTo, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

async function openAt(page: string, ready: string) {
  const staff = await signedInTo('store');
  const opened = await open(`/en/storePanel/settings/${page}`);
  await screen.findByRole('form', { name: ready });
  const saved = async () =>
    (
      await call(back(), loadStore, {
        params: { storeId: staff.place.storeId },
        as: staff.person,
      })
    ).data;
  return { ...staff, ...opened, saved };
}
type User = Awaited<ReturnType<typeof openAt>>['user'];
const form = (name: string) => within(screen.getByRole('form', { name }));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const day = (name: string) => within(screen.getByRole('group', { name }));

test('business information is saved with what was typed', async () => {
  const { user, saved } = await openAt('profile', 'Business information');
  const business = form('Business information');
  await user.type(business.getByLabelText('Address'), 'Ermou 1');
  await user.type(business.getByLabelText('Latitude'), '37.97');
  await save(user);
  await screen.findByText('You have successfully updated business information');
  expect(await saved()).toMatchObject({ address: 'Ermou 1', lat: 37.97 });
});

test('the shopping cart is a switch of its own', async () => {
  const { user, saved } = await openAt('profile?part=selling', 'Delivery');
  await user.click(screen.getByRole('switch', { name: 'The store takes orders online' }));
  await screen.findByText('You have successfully updated shopping cart');
  expect((await saved()).shopping_cart).toBe(true);
});

test('a regular day keeps an empty row at its end, which is not sent (timetable-regular-last-shift)', async () => {
  const { user, saved } = await openAt('profile?part=hours', 'Hours of operation');
  await user.selectOptions(day('Monday').getByLabelText('Hours'), 'regular');
  await user.type(day('Monday').getByLabelText('Monday, shift 1, from'), '09:00');
  await user.type(day('Monday').getByLabelText('Monday, shift 1, to'), '17:00');
  expect(day('Monday').getByLabelText('Monday, shift 2, from')).toHaveValue('');
  await user.selectOptions(day('Sunday').getByLabelText('Hours'), '24h');
  await save(user);
  await screen.findByText('You have successfully updated hours of operations');
  const { body } = await oneSent('PUT', /timetable$/);
  const { timetable } = body as { timetable: object[] };
  expect(timetable[0]).toEqual({
    day: 'monday',
    type: 'regular',
    shifts: [{ from: '09:00', to: '17:00' }],
  });
  expect(timetable.slice(1, 6)).toEqual(
    ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((name) => ({
      day: name,
      type: 'closed',
    })),
  );
  expect(timetable[6]).toEqual({ day: 'sunday', type: '24h' });
  expect((await saved()).timetable).toHaveLength(7);
});

test('the hours of a day are copied to others', async () => {
  const { user } = await openAt('profile?part=hours', 'Hours of operation');
  await user.selectOptions(day('Monday').getByLabelText('Hours'), '24h');
  await user.click(screen.getByRole('button', { name: 'Copy Monday to other days' }));
  await user.click(await screen.findByRole('menuitem', { name: 'To Monday–Friday' }));
  expect(day('Friday').getByLabelText('Hours')).toHaveValue('24h');
  expect(day('Saturday').getByLabelText('Hours')).toHaveValue('closed');
});

test('shifts that overlap are told beside their fields, and nothing is sent', async () => {
  const { user } = await openAt('profile?part=hours', 'Hours of operation');
  await user.selectOptions(day('Monday').getByLabelText('Hours'), 'regular');
  for (const [number, from, to] of [
    [1, '09:00', '14:00'],
    [2, '13:00', '18:00'],
  ] as const) {
    await user.type(day('Monday').getByLabelText(`Monday, shift ${number}, from`), from);
    await user.type(day('Monday').getByLabelText(`Monday, shift ${number}, to`), to);
  }
  await save(user);
  await day('Monday').findByText('Shifts on the same day must not overlap.');
  expect(sentTo('PUT', /timetable$/)).toEqual([]);
});

test('delivery asks how only where the store delivers', async () => {
  const { user, saved } = await openAt('profile?part=selling', 'Delivery');
  expect(form('Delivery').queryByLabelText('Delivery fee')).toBeNull();
  await user.click(form('Delivery').getByRole('switch', { name: 'The store delivers' }));
  await user.clear(form('Delivery').getByLabelText('Delivery fee'));
  await user.type(form('Delivery').getByLabelText('Delivery fee'), '2.5');
  await save(user);
  await screen.findByText('You have successfully updated delivery settings');
  expect((await saved()).order_settings).toMatchObject({ delivers: true, fee: 2.5 });
});

test('a wrong old password is told at its field', async () => {
  const { user } = await openAt('profile?part=password', 'Your password');
  await back().database.pool.query('update users set password_hash = $1', [
    await hashPassword('the old one'),
  ]);
  const password = form('Your password');
  await user.type(password.getByLabelText('Current password'), 'not it');
  await user.type(password.getByLabelText('New password'), 'a new password');
  await user.type(password.getByLabelText('New password again'), 'a new passw');
  await save(user);
  await password.findByText('The two passwords are not the same.');
  expect(sentTo('POST', /settings\/password$/)).toEqual([]);
  await user.type(password.getByLabelText('New password again'), 'ord');
  await save(user);
  await password.findByText('The password is not correct.');
});

test('ways to pay and the one for the internet', async () => {
  const { user, saved, go } = await openAt('payment-providers', 'How customers may pay');
  await user.click(screen.getByRole('checkbox', { name: 'Card online' }));
  await user.type(screen.getByLabelText('Account for: Card online'), 'acct_1');
  await save(user);
  await screen.findByText('Settings updated successfully');
  await go('/en/storePanel/settings/payment-processing');
  await screen.findByRole('form', { name: 'Online payments' });
  const processing = form('Online payments');
  await user.click(processing.getByRole('switch'));
  await user.selectOptions(processing.getByLabelText('Online payment method'), 'Card online');
  await save(user);
  await waitFor(async () =>
    expect(await saved()).toMatchObject({
      online_bank_provider_id: 4,
      bank_providers: [{ bank_provider_id: 4, account: 'acct_1' }],
      flags: { app_settings: { online_payment_processing: 'true' } },
    }),
  );
});

test('what is tidied up is said in days', async () => {
  const { user, saved } = await openAt('cleaners', 'Automatic clean-up');
  const field = screen.getByLabelText('Days until a pending payment is cancelled');
  await user.clear(field);
  await user.type(field, '14');
  await save(user);
  await screen.findByText('Settings updated successfully');
  expect((await saved()).cleaners).toEqual({ pending_payment_days: 14, ended_coupon_days: 0 });
});
