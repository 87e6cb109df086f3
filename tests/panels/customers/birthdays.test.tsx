import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addMember, allBut } from '../../support/areas/people.ts';
import { addCustomer, addTill } from '../../support/areas/till.ts';
import { oneSent, open, press, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

test('a birthday is kept by its day and month, where the year is not known', async () => {
  const till = await addTill(back());
  const customer = await addCustomer(till);
  await signInAs(await addMember(back(), till.company, allBut()), till.company);
  const page = `/en/loyaltyPanel/customers/customers-tab/${customer.id}`;
  const { user } = await open(`${page}?tab=details`);
  const group = within(await screen.findByRole('group', { name: 'Birthday without year' }));
  await user.selectOptions(group.getByRole('combobox', { name: 'day' }), '14');
  await user.selectOptions(group.getByRole('combobox', { name: 'month' }), 'March');
  await press(user, 'Save');
  await screen.findByText('You have successfully updated customer');
  expect((await oneSent('PUT', /\/customers\/\d+$/)).body).toMatchObject({ birthday: '03-14' });
  await open(page);
  await screen.findByText('14 March');
});
