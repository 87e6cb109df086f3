import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../support/app.ts';
import {
  addMethod,
  addPlan,
  addSelling,
  choose,
  of,
  own,
  type Selling,
} from '../../support/areas/billing/selling.ts';
import { addMember, allBut } from '../../support/areas/people.ts';
import { fill, here, oneSent, open, press, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
let selling: Selling;
beforeEach(async () => {
  localStorage.clear();
  selling = await addSelling(back());
  await signInAs(selling.seller, selling.company);
});

const list = '/en/loyaltyPanel/subscriptions/payment-methods';
const keys = {
  public_key: 'pk_test_1234567890',
  secret_key: 'sk_test_abcdefgh7890',
  webhook_secret: 'whsec_abcdefghijkl',
};
const addCard = async () => (await addMethod(selling, 1, keys)).data.store_payment_method_id;

test('ways to be paid are listed with their kind, and whether they only test', async () => {
  await addMethod(selling, 4);
  await open(list);
  const row = (await screen.findByText('Τρόπος')).closest('tr') as HTMLElement;
  await within(row).findByText('Cash');
  within(row).getByText('In person');
  within(row).getByText('No');
});

test('credentials are written and only their end is shown', async () => {
  const { user } = await open(`${list}/create`);
  await fill(user, 'name.el', 'Κάρτα');
  for (const [field, value] of Object.entries(keys))
    await fill(user, `credentials.${field}`, value);
  await press(user, 'Save');
  await screen.findByText('Ends in 7890. Leave it empty to keep it.');
  expect(here()).toMatch(/\/payment-methods\/\d+$/);
  await screen.findByText(/^Taken by the test provider/);
  expect(document.body.innerHTML).not.toContain('sk_test');
  const { body } = await oneSent('POST', /\/payment-method$/);
  expect(body).toEqual({
    system_payment_method_id: 1,
    name: { el: 'Κάρτα', en: 'Κάρτα', it: 'Κάρτα' },
    credentials: keys,
  });
});

test('another kind wants to know other things', async () => {
  const { user } = await open(`${list}/create`);
  await fill(user, 'name.el', 'Τράπεζα');
  await fill(user, 'credentials.public_key', keys.public_key);
  await user.click(await screen.findByRole('combobox', { name: /^Kind/ }));
  await user.click(await screen.findByRole('option', { name: 'Bank transfer' }));
  await fill(user, 'credentials.iban', 'GR16');
  await press(user, 'Save');
  await waitFor(() =>
    expect(document.querySelector('[name="credentials.iban"]')).toHaveAttribute(
      'aria-invalid',
      'true',
    ),
  );
  await fill(user, 'credentials.iban', 'GR1601101250000000012300695');
  await press(user, 'Save');
  await waitFor(() => expect(here()).toMatch(/\/payment-methods\/\d+$/));
});

test('a secret that is left empty stays as it is', async () => {
  const { user } = await open(`${list}/${await addCard()}`);
  await fill(user, 'credentials.webhook_secret', 'whsec_fedcba9876543210');
  await press(user, 'Save');
  await screen.findByText('Ends in 3210. Leave it empty to keep it.');
  screen.getByText('Ends in 7890. Leave it empty to keep it.');
});

test('one by which somebody pays is not deleted, and says who does; any other is', async () => {
  const id = (await addMethod(selling, 4)).data.store_payment_method_id;
  await choose(selling, await addPlan(selling, 10));
  await call(selling.app, own.attachMethod, {
    params: of(selling),
    body: { store_payment_method_id: id },
    as: selling.payer,
  });
  const { user } = await open(`${list}/${id}`);
  await press(user, 'Delete');
  const refusing = await screen.findByRole('dialog');
  await within(refusing).findByText(/subscription/i);
  await user.click(within(refusing).getByRole('button', { name: /Close|Cancel/ }));

  const other = await addCard();
  const { user: again } = await open(`${list}/${other}`);
  await press(again, 'Delete');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/^Buyers can no longer choose it/);
  await again.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await screen.findByText('You have successfully deleted payment method');
});

test('whoever may only see them changes none', async () => {
  const id = await addCard();
  const rights = ['create', 'update', 'delete'].map(
    (right) => `subscriptions.store_payment_methods.${right}`,
  );
  const reader = await addMember(back(), selling.company, allBut(...rights));
  await signInAs(reader, selling.company);
  const { user } = await open(list);
  expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Τρόπος' }));
  await screen.findByText('Ends in 7890. Leave it empty to keep it.');
  expect(here()).toContain(`/payment-methods/${id}`);
  for (const name of ['Save', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
});
