import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitCoupons, voucherCoupons } from '../../../contract/coupons/coupons.ts';
import { couponsTable } from '../../../server/tables/coupons.ts';
import { call } from '../../support/app.ts';
import type { Person, Place } from '../../support/areas/people.ts';
import { fill, oneSent, open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/storePanel/coupons/with-code';

async function addCode(staff: { place: Place; person: Person }, own: object = {}) {
  const params = { storeId: staff.place.storeId };
  const body = { code: 'MORNING', gift_title: 'Espresso', ...own };
  const { create } = voucherCoupons.calls;
  return (await call(back(), create, { params, body, as: staff.person })).data.coupon_id;
}
const stored = () => back().database.db.select().from(couponsTable);
const rowOf = async (title: string) => {
  const row = (await screen.findByText(title)).closest('tr');
  if (!row) throw new Error(`No row of ${title}`);
  return within(row);
};

test('a list says what its kind does, where each coupon stands, and no limit in place of a 0', async () => {
  const staff = await signedInTo('store');
  await addCode(staff);
  await addCode(staff, { code: 'OLD', gift_title: 'Old one', expiration_date: '2020-01-01' });
  await open(page);
  await screen.findByText('Whoever shows the code gets points or a gift.');
  const row = await rowOf('Espresso');
  for (const word of ['Running', 'No limit', 'No end']) row.getByText(word);
  (await rowOf('Old one')).getByText('Ended');
});

test('a list is narrowed to the coupons that stand so', async () => {
  const staff = await signedInTo('store');
  await addCode(staff);
  await addCode(staff, { code: 'OLD', gift_title: 'Old one', expiration_date: '2020-01-01' });
  const { user } = await open(page);
  await rowOf('Espresso');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Ended');
  await waitFor(() => expect(screen.queryByText('Espresso')).toBeNull());
  await rowOf('Old one');
});

test('a coupon is paused and resumed in its row, which says what that means', async () => {
  await addCode(await signedInTo('store'));
  const { user } = await open(page);
  await press(user, 'Pause');
  await screen.findByText(/neither given nor redeemed until you resume it/);
  await (await rowOf('Espresso')).findByText('Paused');
  await press(user, 'Resume');
  await screen.findByText('The coupon is given and redeemed again.');
  expect(await stored()).toMatchObject([{ paused: false }]);
});

test('whoever may only read coupons is offered no pause', async () => {
  const staff = await signedInTo('store', ['coupons.voucher.update']);
  await addCode(staff);
  await open(page);
  await rowOf('Espresso');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('a form asks for days and limits, says what an empty one means, and shows the coupon meanwhile', async () => {
  await signedInTo('store');
  const { user } = await open(`${page}/create`);
  await fill(user, 'code', 'MORNING');
  await fill(user, 'gift_title', 'Espresso');
  await fill(user, 'expiration_date', '31/12/2099');
  await fill(user, 'minimum_spend', '7.50');
  const preview = within(
    await screen.findByRole('complementary', { name: 'How customers will see it' }),
  );
  await preview.findByRole('heading', { name: 'Espresso' });
  for (const term of ['Available until 31/12/2099', /purchases of €7.50/]) preview.getByText(term);
  const total = await screen.findByRole('textbox', { name: 'Total available' });
  expect(total).toHaveValue('');
  expect(total).toHaveAttribute('placeholder', 'No limit');
  await press(user, 'Save');
  await screen.findByText('You have successfully created new coupon');
  const { body } = await oneSent('POST', /\/coupons\/vouchers$/);
  expect(body).toMatchObject({ expiration_date: '2099-12-31', minimum_spend: 7.5, maximum: 0 });
  expect(await stored()).toMatchObject([{ per_customer: 1, maximum: 0 }]);
});

test('a limit that is emptied is none, also where there would be one', async () => {
  await signedInTo('store');
  const { user } = await open(`${page}/create`);
  await fill(user, 'code', 'MORNING');
  await fill(user, 'gift_title', 'Espresso');
  await fill(user, 'per_customer', '');
  await press(user, 'Save');
  await screen.findByText('You have successfully created new coupon');
  expect(await stored()).toMatchObject([{ per_customer: null }]);
});

test('days that end before they begin, and what is no day, are told beside the field', async () => {
  await signedInTo('store');
  const { user } = await open(`${page}/create`);
  await fill(user, 'code', 'MORNING');
  await fill(user, 'gift_title', 'Espresso');
  await fill(user, 'start_date', '02/08/2099');
  await fill(user, 'expiration_date', '01/08/2099');
  await press(user, 'Save');
  await screen.findByText('The last day must be the first day or later.');
  await fill(user, 'expiration_date', 'soon');
  await press(user, 'Save');
  await waitFor(() => {
    const ends = document.querySelector('[name="expiration_date"]');
    expect(ends).toHaveAttribute('aria-invalid', 'true');
  });
  expect(await stored()).toEqual([]);
});

test('the link and the QR code of a public page are one press away', async () => {
  const id = await addCode(await signedInTo('store'));
  const { user } = await open(page);
  await press(user, 'Link and QR code');
  const dialog = within(await screen.findByRole('dialog', { name: 'Share the coupon' }));
  expect(dialog.getByLabelText('Link of the public page')).toHaveValue(
    `${location.origin}/fb/coupons/${id}`,
  );
  dialog.getByRole('img', { name: 'QR code of the public page' });
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await dialog.findByText('The link was copied.');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/fb/coupons/${id}`);
});

test('a draft has no link to share, and is published from its row', async () => {
  const staff = await signedInTo('store');
  const params = { storeId: staff.place.storeId };
  const body = { code: 'LATER', gift_title: 'Water', is_draft: true };
  await call(back(), visitCoupons.calls.create, { params, body, as: staff.person });
  const { user } = await open('/en/storePanel/coupons/with-visit');
  (await rowOf('Water')).getByText('Draft');
  expect(screen.queryByRole('button', { name: 'Link and QR code' })).toBeNull();
  await press(user, 'Publish');
  await screen.findByText('The coupon is published.');
  await screen.findByRole('button', { name: 'Link and QR code' });
});
