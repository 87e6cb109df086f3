import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allSettings } from '../../../contract/settings/company-settings.ts';
import { call } from '../../support/app.ts';
import { open, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

async function openPart(without: readonly string[] = []) {
  const staff = await signedInTo('company', without);
  const opened = await open('/en/loyaltyPanel/business-profile?part=sending');
  await screen.findByRole('form', { name: 'Hours, pace and cost' });
  const saved = async () =>
    (
      await call(back(), allSettings, {
        params: { storeId: staff.place.storeId },
        as: staff.person,
      })
    ).data;
  return { ...opened, saved };
}
const field = (label: string) =>
  within(screen.getByRole('form', { name: 'Hours, pace and cost' })).getByLabelText(label);

test('quiet hours, the pace and what a hundred messages cost are saved', async () => {
  const { user, saved } = await openPart();
  expect(field('Quiet from')).toHaveValue('21:00');
  await user.selectOptions(field('Quiet from'), '22:30');
  await user.clear(field('Price of 100 SMS parts'));
  await user.type(field('Price of 100 SMS parts'), '4.55');
  await user.clear(field('Messages per second'));
  await user.type(field('Messages per second'), '20');
  expect(field('Offers a day for each customer')).toHaveValue('2');
  await user.clear(field('Offers a day for each customer'));
  await user.type(field('Offers a day for each customer'), '3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await saved()).message_sending).toEqual({
      quiet_from: '22:30',
      quiet_until: '09:00',
      offers_per_day: 3,
      sms_stop_number: null,
      sms_shortest: false,
      sms_capitals: false,
      gateway_per_second: 20,
      sms_part_price: 0.0455,
      viber_price: 0,
    }),
  );
});

test('the secret of receipts is shown once, and the page saves as before afterwards', async () => {
  const { user, saved } = await openPart();
  await user.click(screen.getByRole('button', { name: 'Make a secret' }));
  await screen.findByText(/Copy it now/);
  await screen.findByRole('button', { name: 'Replace the secret' });
  await user.selectOptions(field('Quiet until'), '08:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await saved()).toMatchObject({
      message_sending: { quiet_until: '08:00' },
      message_receipts: { secret_set: true },
    }),
  );
});

test('who may not change the profile gets no secret', async () => {
  await openPart(['profile.update']);
  expect(screen.queryByRole('button', { name: 'Make a secret' })).toBeNull();
  expect(field('Quiet from')).toBeDisabled();
});
