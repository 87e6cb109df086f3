import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createMultiple } from '../../../contract/coupons/multiple-coupons.ts';
import { call } from '../../support/app.ts';
import {
  here,
  isAt,
  oneSent,
  open,
  press,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/multiple-coupons';

async function openCreate(without: string[] = []) {
  const staff = await signedInTo('company', without);
  const { user } = await open(`${list}/create`);
  await user.type(await screen.findByLabelText('Gift'), 'Καφές');
  await user.type(screen.getByLabelText('Number of codes'), '40');
  const path = `/companies/${staff.place.storeId}/coupons/multiple`;
  return { ...staff, user, sent: () => oneSent('POST', path) };
}

const report = (name: string) => within(screen.getByRole('group', { name }));

async function addCampaign(maximum = 40) {
  const staff = await signedInTo('company');
  const params = { storeId: staff.place.storeId };
  const body = { gift_title: 'Καφές', maximum, code: 'CAFE' };
  const { data } = await call(back(), createMultiple, { params, body, as: staff.person });
  return { ...staff, id: data.coupon_id };
}

test('a campaign without reports is sent without their block, and is opened (multiple-coupon-notification-omitted)', async () => {
  const { user, sent } = await openCreate();
  await press(user, 'Save');
  expect((await sent()).body).toEqual({ gift_title: 'Καφές', maximum: 40, valid_days: 365 });
  await screen.findByText('You have successfully created Coupon');
  await waitFor(() => expect(here()).toMatch(/\/multiple-coupons\/view-coupon\/\d+\/claims$/));
});

test('each report has three addresses and a frequency (multiple-coupon-three-email-slots)', async () => {
  const { user, sent } = await openCreate();
  const redeemed = report('Redeemed coupons');
  const slots = redeemed.getAllByRole('textbox');
  expect(slots).toHaveLength(3);
  expect(report('All coupons').getAllByRole('textbox')).toHaveLength(3);
  await user.type(slots[0] as HTMLElement, 'anna@example.org');
  await user.type(slots[2] as HTMLElement, 'nikos@example.org');
  await user.selectOptions(redeemed.getByLabelText('How often'), 'Every week');
  await press(user, 'Save');
  expect((await sent()).body).toMatchObject({
    notification: {
      redeemed_coupons_report: {
        emails: ['anna@example.org', null, 'nikos@example.org'],
        frequency: 'weekly',
      },
      all_coupons_report: { emails: [null, null, null], frequency: null },
    },
  });
  await screen.findByText('You have successfully created Coupon');
});

test('what is wrong is told beside its field before anything is sent', async () => {
  const { user } = await openCreate();
  const [email] = report('All coupons').getAllByRole('textbox');
  await user.type(email as HTMLElement, 'not an address');
  await user.clear(screen.getByLabelText('Number of codes'));
  await press(user, 'Save');
  await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByLabelText('Number of codes')).toHaveAttribute('aria-invalid', 'true');
  expect(sentTo('POST', /multiple$/)).toEqual([]);
});

test('addresses without a frequency are refused beside it', async () => {
  const { user } = await openCreate();
  const [email] = report('All coupons').getAllByRole('textbox');
  await user.type(email as HTMLElement, 'anna@example.org');
  await press(user, 'Save');
  await report('All coupons').findByText('This field is required.');
});

test('while codes are made the list says how far they are, and looks again by itself', async () => {
  await addCampaign();
  let generated = 10;
  back().answer = async (sent) => {
    if (sent.method !== 'GET' || !sent.path.endsWith('/coupons/multiple')) return undefined;
    const response = await back().app.request(`/api${sent.path}${sent.search}`, {
      headers: sent.headers,
    });
    const body = (await response.json()) as { data: { coupons: object[] } };
    const made = generated < 40 ? 'running' : 'done';
    const coupons = body.data.coupons.map((each) => ({ ...each, generated, generation: made }));
    return HttpResponse.json({ ...body, data: { ...body.data, coupons } });
  };
  await open(list);
  const bar = await screen.findByRole('progressbar', { name: '10 of 40 codes made' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  generated = 40;
  await screen.findByText('Ready', { selector: '.MuiChip-label' });
});

test('a campaign opens at its claims, with what was redeemed of it and its codes to save', async () => {
  const { id } = await addCampaign();
  const { user } = await open(list);
  await user.click(await screen.findByRole('link', { name: 'Καφές' }));
  await isAt(`${list}/view-coupon/${id}/claims`);
  await screen.findByRole('progressbar', { name: '0 of 40 redeemed' });
  await waitFor(() =>
    expect(sentTo('GET', /company-all-vouchers$/).at(-1)?.query).toMatchObject({
      coupon_id: String(id),
    }),
  );
});

test('a campaign has days and limits, which are sent where they say something, and the page that opens shows', async () => {
  const { user, sent } = await openCreate();
  await user.type(screen.getByRole('textbox', { name: 'Codes per customer' }), '2');
  await user.type(screen.getByRole('textbox', { name: 'Minimum spend' }), '15');
  await user.type(screen.getByRole('textbox', { name: 'Ends' }), '31/12/2099');
  await press(user, 'Save');
  const rules = { per_customer: 2, minimum_spend: 15, expiration_date: '2099-12-31' };
  expect((await sent()).body).toEqual({
    gift_title: 'Καφές',
    maximum: 40,
    valid_days: 365,
    ...rules,
  });
  for (const fact of ['€15.00', '31/12/2099', 'At once']) await screen.findByText(fact);
});

test('a campaign is paused on its page, which its list then says and is narrowed to', async () => {
  const { id } = await addCampaign();
  const { user } = await open(`${list}/view-coupon/${id}/claims`);
  await press(user, 'Pause');
  await screen.findByText('Paused', { selector: '.MuiChip-label' });
  await screen.findByRole('button', { name: 'Resume' });
  await open(list);
  await screen.findByText('Paused', { selector: '.MuiChip-label' });
  const states = await screen.findByRole('combobox', { name: 'Status' });
  expect(within(states).queryByRole('option', { name: 'Draft' })).toBeNull();
  await user.selectOptions(states, 'Running');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Καφές' })).toBeNull());
  await user.selectOptions(states, 'Paused');
  await screen.findByRole('link', { name: 'Καφές' });
});

test('codes of a file are shown first and added when confirmed, also to a campaign without any', async () => {
  const { id } = await addCampaign(0);
  const { user } = await open(`${list}/view-coupon/${id}/claims`);
  await screen.findByText(/This campaign has no codes yet/);
  await press(user, 'Codes from a file');
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const text = 'no;print\n1001;AB-1234\n1002;AB-1235\n1003;8.80E+12';
  await user.upload(input, new File([text], 'codes.csv', { type: 'text/csv' }));
  await screen.findByText('Choose the column with the codes.');
  expect(screen.getByRole('button', { name: 'Add 0 codes' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Column of the codes'), 'print');
  await screen.findByText('Nothing has been added yet. Check the rows, then confirm.');
  expect(screen.getByRole('button', { name: 'Rejected rows' })).toBeEnabled();
  await press(user, 'Add 2 codes');
  await screen.findByText('The file has been imported.');
  await press(user, 'Close');
  await screen.findByRole('progressbar', { name: '0 of 2 redeemed' });
  await screen.findByRole('button', { name: 'Download all codes' });
});

test('while codes of a campaign are made none are added from a file', async () => {
  const { id } = await addCampaign();
  await open(`${list}/view-coupon/${id}/claims`);
  await screen.findByRole('progressbar', { name: '0 of 40 redeemed' });
  expect(screen.queryByRole('button', { name: 'Codes from a file' })).toBeNull();
});

test('whoever may only read campaigns creates none (guard-permission)', async () => {
  await signedInTo('company', ['coupons.multiple.create']);
  await open(`${list}/create`);
  await isAt('/en/forbidden');
});
