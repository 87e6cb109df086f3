import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { supplierSettings } from '../../../contract/suppliers/suppliers.ts';
import { call } from '../../support/app.ts';
import { oneSent, open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

const savedOf = async ({ person, place }: Awaited<ReturnType<typeof signedInTo>>) =>
  (await call(back(), supplierSettings, { params: { id: place.storeId }, as: person })).data;

test('a supplier changes its addresses and columns, and they are there again', async () => {
  const staff = await signedInTo('supplier');
  const { user } = await open('/en/supplierPanel/supplier-data');
  await user.type(await screen.findByLabelText('Primary email'), 'anna@example.org');
  await user.click(screen.getByLabelText('Order number'));
  await press(user, 'Save');
  await oneSent('PUT', `/suppliers/${staff.place.storeId}/settings`);
  await waitFor(async () =>
    expect(await savedOf(staff)).toMatchObject({
      primary_email: 'anna@example.org',
      export_csv_settings: { pon: true, city: false },
    }),
  );
  await open('/en/supplierPanel/supplier-data');
  expect(await screen.findByLabelText('Primary email')).toHaveValue('anna@example.org');
  expect(screen.getByLabelText('Order number')).toBeChecked();
});

test('an address that is none is told beside its field and nothing is lost', async () => {
  await signedInTo('supplier');
  const { user } = await open('/en/supplierPanel/supplier-data');
  const email = await screen.findByLabelText('Primary email');
  await user.type(email, 'not an address');
  await press(user, 'Save');
  await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
  expect(email).toHaveValue('not an address');
});

test('a supplier without the right to change them reads its data only (permission-check)', async () => {
  await signedInTo('supplier', ['supplier.settings.update']);
  await open('/en/supplierPanel/supplier-data');
  expect(await screen.findByLabelText('Primary email')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
