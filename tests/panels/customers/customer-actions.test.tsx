import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addCustomer, send } from '../../support/areas/till.ts';
import { customersList as list, openDesk } from '../../support/panel/desk.ts';
import { open, press, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const desk = () => openDesk(back());

test('a customer is deleted from their row after a question that names what is lost', async () => {
  const { customer } = await desk();
  const { user } = await open(list);
  const row = within(await screen.findByRole('row', { name: new RegExp(customer.mobile) }));
  await user.click(await row.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete the customer/ }));
  await dialog.findByText('1 card');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(customer.mobile)).toBeNull());
});

test('what can be done with the customer on the page is found by the search over everything', async () => {
  const { page } = await desk();
  const { user } = await open(page);
  await screen.findByRole('button', { name: 'Actions' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'change mobile');
  await user.click(await screen.findByRole('option', { name: 'Change the mobile' }));
  await screen.findByRole('dialog', { name: /^New mobile for/ });
});

test('two accounts are compared, merged, and made two again', async () => {
  const { till, page } = await desk();
  const other = await addCustomer(till);
  await send(till, other, 5);
  const { user } = await open(page);
  await press(user, 'Actions');
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with another account' }));
  await user.type(
    await screen.findByRole('textbox', { name: /Mobile of the other/ }),
    other.mobile,
  );
  await press(user, 'Compare');
  await screen.findByRole('row', { name: 'Balance 40 5 45' });
  await press(user, 'Merge');
  await screen.findByText('The accounts were merged');
  await screen.findByText('45 points');
  await press(user, 'Undo');
  await screen.findByText('The merge was undone');
  await screen.findByText('40 points');
});

test('a mobile that somebody else has is refused beside it', async () => {
  const { till, page } = await desk();
  const other = await addCustomer(till);
  const { user } = await open(page);
  await press(user, 'Actions');
  await user.click(await screen.findByRole('menuitem', { name: 'Change the mobile' }));
  await user.type(await screen.findByRole('textbox', { name: /New mobile/ }), other.mobile);
  await press(user, 'Save');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /New mobile/ }).getAttribute('aria-invalid')).toBe(
      'true',
    ),
  );
});

test('a person is forgotten after asking, and nothing names them any more', async () => {
  const { customer, page } = await desk();
  const { user } = await open(page);
  await screen.findByText(new RegExp(customer.mobile));
  await press(user, 'Actions');
  await user.click(await screen.findByRole('menuitem', { name: 'Erase personal data' }));
  await press(user, 'Forget for good');
  await screen.findByText(/was erased on/);
  expect(screen.queryByText(new RegExp(customer.mobile))).toBeNull();
});
