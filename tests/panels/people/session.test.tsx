import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { me } from '../../../contract/people/session.ts';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { accessTokensTable } from '../../../server/tables/people.ts';
import { session } from '../../../src/session/session.ts';
import { call } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addPerson,
  addStore,
  allBut,
  join,
} from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';
import {
  field,
  fill,
  isAt,
  oneSent,
  open,
  press,
  sentTo,
  signedInTo,
  signInAs,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const password = 'anna-and-the-sea';
const products = '/en/storePanel/products/products-tab';
const device = () => ['accessToken', 'store', 'company'].map((name) => localStorage.getItem(name));

/** Somebody with a password and two stores, so that there is something to choose. */
async function addAnna() {
  const company = await addCompany(back());
  const place = await addStore(back(), company, 'store', { name: 'Ακτή' });
  const anna = await addMember(back(), place, allBut(), {
    password_hash: await hashPassword(password),
  });
  await join(back(), anna, await addStore(back(), company, 'store', { name: 'Βουνό' }));
  return { anna, place };
}

async function signIn(path: string, mobile: string, word: string, submit = 'Sign in') {
  const { user } = await open(path);
  await fill(user, 'mobile', mobile);
  await fill(user, 'password', word);
  await press(user, submit);
  return user;
}

const revoke = () => back().database.db.delete(accessTokensTable);

test.each([
  ['/', '/en/sign-in'],
  ['/el', '/el/sign-in'],
])('%s leads to %s when nobody is signed in (root-redirect)', async (path, expected) => {
  await open(path);
  await isAt(expected);
});

test.each([
  ['/', '/en/user-stores'],
  ['/it', '/it/user-stores'],
])('%s leads to %s when somebody is signed in (root-redirect)', async (path, expected) => {
  const { anna } = await addAnna();
  await signInAs(anna);
  await open(path);
  await isAt(expected);
});

test('/ opens in the first of the browser’s languages that there is (root-redirect)', async () => {
  const languages = vi
    .spyOn(navigator, 'languages', 'get')
    .mockReturnValue(['fr-FR', 'it-IT', 'el']);
  await open('/');
  await isAt('/it/sign-in');
  languages.mockRestore();
});

test('an unknown language becomes English, in the path and for the server (lang-unknown)', async () => {
  await open('/de/app-providers?from=letter');
  await isAt('/en/app-providers?from=letter');
  await screen.findByRole('heading', { level: 1 });
  const { headers } = await oneSent('GET', '/common/app-providers');
  expect(headers.get('X-Locale')).toBe('en');
});

test('an unknown path is not found (route-not-found)', async () => {
  await open('/en/nowhere');
  await screen.findByRole('heading', { name: 'Whoops, 404' });
  screen.getByText('The page you were looking for does not exist');
});

test('an unknown page of a panel is not found there (route-not-found)', async () => {
  await signedInTo('store');
  await open('/en/storePanel/nowhere');
  await screen.findByRole('heading', { name: 'Whoops, 404' });
});

test('signing in leads to the stores (flow-after-sign-in)', async () => {
  const { anna } = await addAnna();
  await signIn('/el/sign-in', anna.mobile, password, 'Σύνδεση');
  await isAt('/el/user-stores');
  await screen.findByRole('button', { name: /Ακτή/ });
});

test('a page of a panel asks to sign in first and is opened then (guard-login)', async () => {
  const { anna } = await addAnna();
  const next = `${products}?page=1`;
  const user = await signIn(next, anna.mobile, password);
  await isAt(`/en/user-stores?next=${encodeURIComponent(next)}`);
  await press(user, /Ακτή/);
  await waitFor(() => expect(location.pathname).toBe(products));
  await screen.findByText(/^No .* yet$/);
});

test('the stores ask to sign in first (guard-login)', async () => {
  await open('/it/user-stores');
  await isAt(`/it/sign-in?next=${encodeURIComponent('/it/user-stores')}`);
});

test('a wrong password is told in the words of the specification (sign-in-failure-text)', async () => {
  const { anna } = await addAnna();
  await signIn('/en/sign-in', anna.mobile, 'not the password');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid login credentials\.$/);
  expect(device(), 'nobody is signed in').toEqual([null, null, null]);
});

test('invalid login credentials sign out whoever was signed in (error-401-invalid-login)', async () => {
  await signedInTo('store');
  await signIn('/en/sign-in', '6900000000', 'any password');
  await screen.findByText('Invalid login credentials.');
  expect(device()).toEqual([null, null, null]);
});

test('a token the server no longer knows ends the session and says so (error-401-session-expired)', async () => {
  await signedInTo('store');
  const { go } = await open(products);
  await screen.findByText(/^No .* yet$/);
  await revoke();
  await go('/en/storePanel/products/product-categories');
  const next = encodeURIComponent('/en/storePanel/products/product-categories');
  await waitFor(() => expect(location.search).toContain(`expired=1&next=${next}`));
  expect(location.pathname).toBe('/en/sign-in');
  await screen.findByText('Session expired, please log in anew.');
  expect(device()).toEqual([null, null, null]);
});

test('a bare Unauthorized signs out too (fetch-unauthorized-logout)', async () => {
  await signedInTo('store');
  back().answer = ({ path }) =>
    path.endsWith('/products')
      ? new HttpResponse('no', { status: 401, statusText: 'Unauthorized' })
      : undefined;
  await open(products);
  await screen.findByText('Session expired, please log in anew.');
  expect(device()).toEqual([null, null, null]);
});

test('somebody who signs in on another page of the device leaves this one and its form as they are', async () => {
  const { person } = await signedInTo('store');
  const { user } = await open('/en/storePanel/profile');
  const name = await screen.findByLabelText(/^Full name/);
  await user.clear(name);
  await user.type(name, 'Άννα Μαρία');
  const other = await addPerson(back(), { full_name: 'Νίκος Ράπτης' });
  localStorage.setItem('accessToken', other.token);
  localStorage.removeItem('store');
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  await screen.findByText(/^Νίκος Ράπτης signed in on another page of this device\./);
  expect(screen.getByRole('button', { name: 'Go on as Νίκος Ράπτης' })).toBeVisible();
  const form = screen.getByRole('form', { name: 'My profile' });
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await screen.findByText('Profile saved');
  const names = [person, other].map(async (as) => (await call(back(), me, { as })).data.user);
  expect((await Promise.all(names)).map(({ full_name }) => full_name)).toEqual([
    'Άννα Μαρία',
    'Νίκος Ράπτης',
  ]);
  // Whoever signs out there signs out here as well.
  localStorage.removeItem('accessToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  expect(session().token).toBeNull();
});

async function signOutFrom(path: string, account: string, word: string) {
  const staff = await signedInTo('store');
  const { user } = await open(path);
  await press(user, account);
  await user.click(await screen.findByRole('menuitem', { name: word }));
  return staff;
}

test('signing out leads to sign-in in the same language (sign-out-redirect)', async () => {
  await signOutFrom('/el/storePanel/products/products-tab', 'Λογαριασμός', 'Αποσύνδεση');
  await isAt('/el/sign-in');
});

test('signing out removes store, company and token from the device (sign-out-local-storage)', async () => {
  await signOutFrom(products, 'Account', 'Sign out');
  await isAt('/en/sign-in');
  expect(device()).toEqual([null, null, null]);
});

test('signing out leaves nothing of the person on the device, and the token is refused (sign-out-clears-data)', async () => {
  const { person } = await signOutFrom(products, 'Account', 'Sign out');
  await isAt('/en/sign-in');
  const left = Object.entries({ ...localStorage, ...sessionStorage }).join();
  expect(left).not.toContain(person.token);
  expect(left).not.toMatch(/Άννα|permissions/);
  await oneSent('POST', '/users/logout');
  await waitFor(async () => expect(await back().database.db.$count(accessTokensTable)).toBe(0));
});

test('columns chosen on the device outlive signing out', async () => {
  localStorage.setItem('RaStore.storePanel.1.kept', '"columns"');
  await signOutFrom(products, 'Account', 'Sign out');
  await isAt('/en/sign-in');
  expect(localStorage.getItem('RaStore.storePanel.1.kept')).toBe('"columns"');
});

async function resetPassword() {
  const { anna } = await addAnna();
  const { user } = await open('/it/password-recovery');
  await fill(user, 'mobile', anna.mobile);
  await press(user, 'Invia il codice');
  await field('code');
  await fill(user, 'code', await sentCode(back()));
  await fill(user, 'password', 'a new password');
  await fill(user, 'password_confirmation', 'a new password');
  await press(user, 'Imposta la nuova password');
  return anna;
}

test('a new password leads to the English sign-in (flow-after-password-reset)', async () => {
  await resetPassword();
  await isAt('/en/sign-in');
});

test('a new password is confirmed, and signs in (password-reset-info)', async () => {
  const anna = await resetPassword();
  await screen.findByText('Your password has been reset. Thank you.');
  await signIn('/en/sign-in', anna.mobile, 'a new password');
  await isAt('/en/user-stores');
  expect(sentTo('POST', '/users/update-password')).toHaveLength(1);
});
