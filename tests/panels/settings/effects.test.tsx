import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allSettings } from '../../../contract/settings/company-settings.ts';
import { call } from '../../support/app.ts';
import { addCustomer, send } from '../../support/areas/till.ts';
import { marketerOf } from '../../support/panel/marketing.ts';
import { open, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

/** The points of a company whose customers have fifty each. */
async function openPoints(customers: number) {
  const { place, person } = await signedInTo('company');
  const { till } = await marketerOf(back(), place);
  for (let each = 0; each < customers; each += 1) await send(till, await addCustomer(till), 50);
  const { user } = await open('/en/loyaltyPanel/business-profile?part=points');
  const worth = await screen.findByLabelText('Value of 100 points');
  const type = async (value: string) => {
    await user.clear(worth);
    await user.type(worth, value);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  const saved = async () => {
    const params = { storeId: place.storeId };
    return (await call(back(), allSettings, { params, as: person })).data.point_value;
  };
  return { user, worth, type, saved };
}

test('another value of points is asked about with the server’s numbers, and cancelled or saved', async () => {
  const { user, worth, type, saved } = await openPoints(2);
  const before = await saved();
  await type('30');
  const question = await screen.findByRole('dialog', { name: 'Before this is saved' });
  expect(question.textContent).toMatch(
    /The points of 2 customers become worth €30\.00 instead of €1\.00/,
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(worth).toHaveValue('30.00');
  expect(await saved()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const again = await screen.findByRole('dialog', { name: 'Before this is saved' });
  await user.click(within(again).getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await saved()).toBe(0.3));
});

test('where nobody has points nothing is asked', async () => {
  const { type, saved } = await openPoints(0);
  await type('30');
  await waitFor(async () => expect(await saved()).toBe(0.3));
  expect(screen.queryByRole('dialog')).toBeNull();
});
