import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { addPerson, allBut, join } from '../../support/areas/people.ts';
import { accountOf, addCustomer, addTill, expectSound, send } from '../../support/areas/till.ts';
import { open, press, sentTo, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

async function atReceipts() {
  const till = await addTill(back());
  const customer = await addCustomer(till);
  await send(till, customer, 20, { receipt_number: '881' });
  await send(till, await addCustomer(till), 7);
  await signInAs(till.cashier, till.store);
  const { user } = await open('/en/points-pos');
  await press(user, 'Return of a receipt');
  return { user, till, customer };
}

test('a receipt is found by its number and a part of it taken back, after what that will do', async () => {
  const { user, till, customer } = await atReceipts();
  await screen.findByRole('button', { name: /€7.00/ });
  await user.type(screen.getByRole('searchbox'), '881');
  await press(user, /€20.00 881/);
  await user.click(await screen.findByLabelText('A part of the amount'));
  await user.type(screen.getByLabelText(/Amount paid back \(Up to €20.00\)/), '5');
  await user.type(screen.getByLabelText('Reason (optional)'), 'Broken');
  await screen.findByText('Points reversed');
  expect((await accountOf(till, customer)).balance).toBe(20);
  await press(user, /Post the return/);
  await screen.findByText('The return was posted');
  expect((await accountOf(till, customer)).balance).toBe(15);
  await press(user, 'Next customer');
  await screen.findByLabelText(/Mobile, card, code or name/);
  await expectSound(till);
});

test('more than is left is refused before it is posted, and a lost answer is sent again as it was', async () => {
  const { user, till, customer } = await atReceipts();
  await press(user, /€20.00 881/);
  await user.click(await screen.findByLabelText('A part of the amount'));
  await user.type(screen.getByLabelText(/Amount paid back/), '21');
  await screen.findByRole('alert');
  await user.click(screen.getByLabelText('Everything that is left'));
  await screen.findByText('Points reversed');
  let isLost = true;
  back().answer = async ({ path, method }) => {
    if (!isLost || method !== 'POST' || !/returns$/.test(path)) return undefined;
    isLost = false;
    return HttpResponse.error();
  };
  await press(user, /Post the return/);
  await press(user, /Send the same return again/);
  await screen.findByText('The return was posted');
  const [first, second] = sentTo('POST', /returns$/).map(({ headers }) =>
    headers.get('idempotency-key'),
  );
  expect([first === second, Boolean(first)]).toEqual([true, true]);
  expect((await accountOf(till, customer)).balance).toBe(0);
  await expectSound(till);
});

test('whoever may not return is not offered it', async () => {
  const till = await addTill(back());
  const other = await addPerson(back());
  await join(back(), other, till.store, allBut('transactions.return'));
  await signInAs(other, till.store);
  await open('/en/points-pos');
  await screen.findByLabelText(/Mobile, card, code or name/);
  expect(screen.queryByRole('button', { name: 'Return of a receipt' })).toBeNull();
});
