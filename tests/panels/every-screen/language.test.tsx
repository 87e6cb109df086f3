import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { usersTable } from '../../../server/tables/people.ts';
import {
  field,
  fill,
  isAt,
  oneSent,
  open,
  press,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();

async function languageOf({ person }: Awaited<ReturnType<typeof signedInTo>>) {
  const { db } = back().database;
  const [user] = await db.select().from(usersTable).where(eq(usersTable.user_id, person.userId));
  return user?.language_id;
}

test.each([
  ['it', /^Lingua/, 'English', 'en', 1],
  ['en', /^Language/, 'Ελληνικά', 'el', 2],
  ['en', /^Language/, 'Italiano', 'it', 3],
] as const)(
  'from %s, choosing %s %s opens the page in %s and saves language %i (language-ids)',
  async (from, menu, word, to, id) => {
    const staff = await signedInTo('store');
    const { user } = await open(`/${from}/storePanel/products/products-tab/create`);
    await fill(user, 'sku_number', 'typed');
    await press(user, menu);
    await user.click(await screen.findByRole('menuitem', { name: word }));
    await isAt(`/${to}/storePanel/products/products-tab/create`);
    const { body } = await oneSent('PUT', '/users/me/change-user-language');
    expect(body).toEqual({ language_id: id });
    expect((await field('sku_number')).value, 'the form stays').toBe('typed');
    await waitFor(async () => expect(await languageOf(staff)).toBe(id));
  },
);

test('the profile saves name and language (language-ids)', async () => {
  const staff = await signedInTo('store');
  const { user } = await open('/en/storePanel/profile');
  const name = await screen.findByRole('textbox', { name: /Full name/ });
  await user.clear(name);
  await user.type(name, 'Άννα Β');
  const form = within(screen.getByRole('form', { name: 'My profile' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Profile saved');
  const { body } = await oneSent('PUT', '/users/me/change-user-language');
  expect(body).toEqual({ language_id: 1 });
  const { db } = back().database;
  const [row] = await db.select().from(usersTable);
  expect(row?.full_name).toBe('Άννα Β');
  expect(await languageOf(staff)).toBe(1);
});

test('the page names its language for screen readers', async () => {
  await signedInTo('store');
  await open('/it/storePanel/profile');
  expect(await screen.findAllByRole('button', { name: 'Salva' })).not.toHaveLength(0);
  expect(document.documentElement.lang).toBe('it');
});
