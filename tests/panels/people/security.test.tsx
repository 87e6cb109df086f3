import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { usersTable } from '../../../server/tables/people.ts';
import { open, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const password = 'a good password';
const hash = await hashPassword(password);

async function openProfile(lang = 'en') {
  const staff = await signedInTo('store');
  const itself = eq(usersTable.user_id, staff.person.userId);
  await back().database.db.update(usersTable).set({ password_hash: hash }).where(itself);
  return { ...staff, ...(await open(`/${lang}/storePanel/profile`)) };
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

test('a wrong password is told at its field, and nothing is begun', async () => {
  const { user } = await openProfile();
  const second = await section('Second proof when signing in');
  await user.click(await second.findByRole('button', { name: 'Add an app' }));
  const question = await dialog();
  await user.type(question.getByLabelText(/Password/), 'another');
  await user.click(question.getByRole('button', { name: 'Next' }));
  await question.findByText('The password is not correct.');
  expect(question.getByLabelText(/Password/)).toHaveAttribute('aria-invalid', 'true');
});

test('an app is added by its first code, and its recovery codes are shown once', async () => {
  const { user } = await openProfile();
  const second = await section('Second proof when signing in');
  await user.click(await second.findByRole('button', { name: 'Add an app' }));
  const question = await dialog();
  await user.type(question.getByLabelText(/Password/), password);
  await user.click(question.getByRole('button', { name: 'Next' }));
  await screen.findByRole('img', { name: 'QR code for the app' });
  const secret = Secret.fromBase32(document.querySelector('code')?.textContent ?? '');
  const code = new TOTP({ secret }).generate({ timestamp: back().clock.now });
  const scanned = await dialog();
  await user.type(scanned.getByLabelText(/Code of the app/), code);
  await user.click(scanned.getByRole('button', { name: 'Confirm' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  expect(await codes.findAllByRole('listitem')).toHaveLength(10);
  await user.click(codes.getByRole('button', { name: 'I have kept them' }));
  await second.findByText('Signing in asks for a second proof.');
  await second.findByText('10 codes are left.');
});

test('what cannot be had says so and can be asked for again', async () => {
  let gone = true;
  back().answer = ({ path }) =>
    gone && path.endsWith('/users/me/security') ? HttpResponse.error() : undefined;
  const { user } = await openProfile();
  const second = await section('Second proof when signing in');
  const again = await second.findByRole('button', { name: /try again/i });
  gone = false;
  await user.click(again);
  await second.findByRole('button', { name: 'Add an app' });
});

test('the place one is signed in from is told, and is not offered to be signed out', async () => {
  await openProfile('el');
  const places = await section('Πού είστε συνδεδεμένοι');
  await places.findByText('Αυτή η συσκευή');
  expect(places.queryByRole('button')).toBeNull();
});
