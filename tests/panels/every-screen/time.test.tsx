import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productCategories } from '../../../contract/catalogue/product-categories.ts';
import { formatDate, formatDateTime } from '../../../src/i18n/format.ts';
import { loadScreen } from '../../../src/loading/load-screen.ts';
import { addMember } from '../../support/areas/people.ts';
import { addTill } from '../../support/areas/till.ts';
import {
  field,
  fill,
  open,
  press,
  refusal,
  signedInTo,
  signInAs,
  useBack,
} from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();
// The clock moves on its own, since the server's answers take real time, and jumps when told.
beforeEach(
  () => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }),
);
afterEach(() => void vi.useRealTimers());
// What a timer changes is drawn, and may start another, before the clock goes on.
async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 250)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 250)));
}

test("a server's error on a public page is gone after 5 seconds (server-errors-clear-5s)", async () => {
  back().answer = ({ method }) =>
    method === 'POST' ? refusal(401, 'invalid_login', 'Invalid login credentials.') : undefined;
  const { user } = await open('/en/sign-in');
  await fill(user, 'mobile', '6900000000');
  await fill(user, 'password', 'wrong');
  await press(user, 'Sign in');
  await screen.findByText('Invalid login credentials.');
  await pass(4500);
  screen.getByText('Invalid login credentials.');
  await pass(500);
  expect(screen.queryByText('Invalid login credentials.')).toBeNull();
});

async function refusedSave() {
  await signedInTo('store');
  const { user } = await open('/en/storePanel/products/product-categories/create');
  await fill(user, 'name.el', 'Καφέδες');
  back().answer = ({ method }) =>
    method === 'POST' ? refusal(500, 'internal', 'Bad code') : undefined;
  await press(user, 'Save');
  await screen.findByText('Bad code');
}

test("a server's error in a panel is gone after 5 seconds (server-errors-clear-5s)", async () => {
  await refusedSave();
  // What a timer changes is drawn when the clock stops, so it stops twice: closing takes a moment too.
  await pass(4600);
  await pass(300);
  screen.getByText('Bad code');
  await pass(200);
  await pass(500);
  expect(screen.queryByText('Bad code')).toBeNull();
});

test('a notification closes by itself (notifications-auto-close)', async () => {
  await signedInTo('store');
  const { user } = await open('/en/storePanel/products/product-categories/create');
  await fill(user, 'name.el', 'Καφέδες');
  await press(user, 'Save');
  await screen.findByText('You have successfully created category');
  await pass(5000);
  await pass(1000);
  expect(screen.queryByText('You have successfully created category')).toBeNull();
});

test('that a customer was saved is told for 3 seconds (customer-response-flag-reset)', async () => {
  const { company } = await addTill(back());
  await signInAs(await addMember(back(), company), company);
  const { user } = await open('/en/loyaltyPanel/customers/customers-tab/create');
  await fill(user, 'first_name', 'Anna');
  await fill(user, 'mobile', '6944000001');
  await press(user, 'Save');
  await screen.findByText('You have successfully created customer');
  await pass(2600);
  screen.getByText('You have successfully created customer');
  await pass(500);
  await pass(500);
  expect(screen.queryByText('You have successfully created customer')).toBeNull();
});

test('a dialog stays until it is closed (notifications-auto-close)', async () => {
  await signedInTo('store');
  const { user } = await open('/en/storePanel/products/product-categories/create');
  await fill(user, 'name.el', 'Καφέδες');
  back().answer = ({ method }) =>
    method === 'POST' ? refusal(403, 'forbidden', 'No.') : undefined;
  await press(user, 'Save');
  await screen.findByRole('alertdialog', { name: 'Forbidden Action' });
  await pass(60_000);
  screen.getByRole('alertdialog', { name: 'Forbidden Action' });
});

test('a screen that has not arrived after 120 seconds has failed (chunk-load-timeout)', async () => {
  let failed: Error | undefined;
  loadScreen(() => new Promise<never>(() => undefined)).catch((error: Error) => {
    failed = error;
  });
  await vi.advanceTimersByTimeAsync(119_900);
  expect(failed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(failed?.message).toMatch(/too long/);
});

test('a moment is shown as DD/MM/YYYY HH:mm (date-display)', async () => {
  expect(formatDateTime('2024-03-05T14:07')).toBe('05/03/2024 14:07');
  const { place } = await signedInTo('store');
  await addRecord(back(), productCategories as never, place);
  for (const language of ['el', 'en', 'it']) {
    await open(`/${language}/storePanel/products/product-categories`);
    await screen.findByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  }
});

test('a day is shown as DD/MM/YYYY (period-range-display)', () => {
  expect(formatDate('2024-03-05T14:07')).toBe('05/03/2024');
});

test('the fields of a form are those of the address that is open', async () => {
  await signedInTo('store');
  await open('/en/storePanel/products/products-tab/create');
  expect(await field('published')).not.toBeChecked();
});
