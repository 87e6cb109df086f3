import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listDailyLimits } from '../../../contract/settings/daily-limits.ts';
import { call } from '../../support/app.ts';
import { addStore } from '../../support/areas/people.ts';
import { agree } from '../../support/panel/effects.ts';
import { isAt, oneSent, open, refusal, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/loyaltyPanel/stores/daily-transaction-limits';

async function openLimits(without: string[] = []) {
  const staff = await signedInTo('company', without);
  const acti = await addStore(back(), staff.company, 'store', { name: 'Ακτή' });
  await addStore(back(), staff.company, 'store', { name: 'Βουνό' });
  const { user } = await open(page);
  const standard = await limit('Company default', 'At the till, amount');
  return { ...staff, acti, user, standard };
}
const limit = (store: string, name: string) =>
  screen.findByRole('textbox', { name: `${store}: ${name}` });

const limits = async ({ person, place }: Awaited<ReturnType<typeof openLimits>>) =>
  (await call(back(), listDailyLimits, { params: { storeId: place.storeId }, as: person })).data;

test('a store without limits of its own shows the default that holds for it', async () => {
  const opened = await openLimits();
  const { user, standard, place } = opened;
  const own = await limit('Ακτή', 'At the till, amount');
  expect(own).toHaveValue('');
  expect(own).toHaveAttribute('placeholder', 'No limit');
  await user.clear(standard);
  await user.type(standard, '1500{Enter}');
  expect(await agree(user)).toBe('The limit changes at 2 stores.');
  const { body } = await oneSent('PUT', `/companies/${place.storeId}/stores/daily-limits`);
  expect(body).toEqual({ offline: { amount: 1500 } });
  await screen.findByText('You have successfully updated Transaction limit');
  await waitFor(() => expect(own).toHaveAttribute('placeholder', '1500.00'));
  expect((await limits(opened)).default.offline).toEqual({ amount: 1500, points: 0 });
});

test('a store’s own limit is saved, 0 is none, and an emptied one follows the default', async () => {
  const opened = await openLimits();
  const { user, acti, place } = opened;
  const own = await limit('Ακτή', 'Online, points');
  await user.type(own, '300{Enter}');
  const { body } = await oneSent(
    'PUT',
    `/companies/${place.storeId}/stores/${acti.storeId}/daily-limits`,
  );
  expect(body).toEqual({ online: { points: 300 } });
  await waitFor(async () =>
    expect((await limits(opened)).stores[0]).toMatchObject({ own: true, online: { points: 300 } }),
  );
  await user.clear(own);
  await user.type(own, '0');
  await user.tab();
  await waitFor(() => expect(own).toHaveValue('No limit'));
  await user.click(own);
  await user.clear(own);
  await user.tab();
  await waitFor(async () =>
    expect((await limits(opened)).stores[0]).toMatchObject({
      own: false,
      online: { points: null },
    }),
  );
});

test('a limit that was refused goes back and says why', async () => {
  const { user } = await openLimits();
  back().answer = ({ method }) =>
    method === 'PUT' ? refusal(503, 'unavailable', 'Not right now.') : undefined;
  const own = await limit('Βουνό', 'Online, amount');
  await user.type(own, '20{Enter}');
  await screen.findByText('Not right now.');
  await waitFor(() => expect(own).toHaveValue(''));
});

test('stores are found by name', async () => {
  const { user } = await openLimits();
  await user.type(screen.getByRole('searchbox'), 'βουνο');
  await waitFor(() => expect(screen.queryByText('Ακτή')).toBeNull());
  screen.getByText('Βουνό');
});

test('whoever may only read the limits cannot change them (permission-check)', async () => {
  const { standard } = await openLimits(['stores.financial_limits.update']);
  expect(standard).toBeDisabled();
});

test('without the right to read them the screen is forbidden (guard-permission)', async () => {
  await signedInTo('company', ['stores.financial_limits.read']);
  await open(page);
  await isAt('/en/forbidden');
});
