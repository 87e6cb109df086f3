import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { pauseCalls } from '../../../contract/coupons/pausing.ts';
import { call } from '../../support/app.ts';
import { addVoucher } from '../../support/areas/claims.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';
import { addTill, type Till } from '../../support/areas/till.ts';
import { field, open, press, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
let till: Till;
beforeEach(async () => {
  till = await addTill(back());
});

const received = () => sentCode(back());
const pageOf = (id: number) => `/fb/coupons/${id}?lang=en`;

/** Claims on the page, as somebody new. */
async function claimed(id: number) {
  const { user } = await open(pageOf(id));
  await user.type(await field('mobile'), '6900000099');
  await press(user, 'Send me a code');
  await user.type(await field('verification_code'), await received());
  await press(user, 'Get my voucher');
  await user.type(await field('first_name'), 'Nina');
  await user.click(await field('terms'));
  await press(user, 'Get my voucher');
  await screen.findByRole('heading', { name: 'Your voucher' });
  return user;
}
const shownCode = () => screen.findByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);

test('the page tells a coupon in the reader’s language, with its terms', async () => {
  const id = await addVoucher(till, {
    points: 5,
    titles: { en: 'A coffee', it: 'Un caffè' },
    minimum_spend: 3,
    expiration_date: '2099-12-31',
    per_customer: 2,
  });
  await open(pageOf(id));
  await screen.findByRole('heading', { level: 1, name: 'A coffee' });
  for (const term of ['5 points', 'Available until 31/12/2099', /€3.00 or more/, /Up to 2 times/])
    screen.getByText(term);
});

test('one that ended, is paused or has not begun says so; another that is to be had stands below', async () => {
  const other = await addVoucher(till, { code: 'OTHER', gift_title: 'Water' });
  const ended = await addVoucher(till, { code: 'ENDED', expiration_date: '2020-05-01' });
  const coming = await addVoucher(till, { code: 'COMING', start_date: '2099-05-01' });
  const paused = await addVoucher(till, { code: 'PAUSED' });
  const params = { storeId: till.store.storeId, id: paused };
  await call(back(), pauseCalls.voucher, { params, body: { paused: true }, as: till.cashier });
  const { go } = await open(pageOf(ended));
  await screen.findByText('This coupon ended on 01/05/2020.');
  const link = screen.getByRole('link', { name: 'See another coupon: Water' });
  expect(link).toHaveAttribute('href', `/fb/coupons/${other}?lang=en`);
  await go(pageOf(coming));
  await screen.findByText('This coupon is available from 01/05/2099.');
  await go(pageOf(paused));
  await screen.findByText(/This coupon is paused for now/);
});

test('a coupon that nobody gave is the 404 page of the product', async () => {
  await open(pageOf(999_999));
  await screen.findByRole('heading', { name: 'Whoops, 404' });
});

test('a voucher stays on the device, comes back without a connection, and is removed', async () => {
  const id = await addVoucher(till);
  await claimed(id);
  const code = (await shownCode()).textContent;
  const { go } = await open('/en/sign-in');
  back().answer = () => HttpResponse.error();
  await go(pageOf(id));
  await screen.findByText(/This is the voucher you kept on this device/);
  expect((await shownCode()).textContent).toBe(code);
  back().answer = undefined;
  const { user } = await open(pageOf(id));
  expect((await shownCode()).textContent).toBe(code);
  await press(user, 'Remove it from this device');
  await screen.findByRole('button', { name: 'Send me a code' });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('pistos.coupon'))).toEqual([]);
});

test('a voucher that somebody has is shown though its coupon is no more', async () => {
  const id = await addVoucher(till);
  await claimed(id);
  const code = (await shownCode()).textContent;
  await back().database.pool.query('update coupons set deleted_at = now()');
  await open(pageOf(id));
  await screen.findByText('This coupon can no longer be claimed.');
  expect((await shownCode()).textContent).toBe(code);
});
