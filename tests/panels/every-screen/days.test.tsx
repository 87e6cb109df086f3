import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, oneSent, open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';

useBack();
const page = (lang: string) => `/${lang}/storePanel/coupons/with-code/create`;

test('a day is chosen in the calendar with the keyboard and sent as YYYY-MM-DD', async () => {
  await signedInTo('store');
  const { user } = await open(page('en'));
  await fill(user, 'code', 'MORNING');
  await fill(user, 'gift_title', 'Espresso');
  await fill(user, 'expiration_date', '14/12/2099');
  screen.getByRole('button', { name: 'Calendar: Ends' }).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Calendar: Ends' });
  expect(await within(dialog).findByRole('gridcell', { name: '14', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Ends' })).toHaveValue('22/12/2099');
  await press(user, 'Save');
  const { body } = await oneSent('POST', /\/coupons\/vouchers$/);
  expect(body).toMatchObject({ expiration_date: '2099-12-22' });
});

test.each([
  ['el', 'Ημερολόγιο: Λήγει', 'Ιανουάριος 2099', 'Προηγούμενος μήνας', 'Δευτέρα'],
  ['it', 'Calendario: Scade il', 'gennaio 2099', 'Mese precedente', 'lunedì'],
  ['en', 'Calendar: Ends', 'January 2099', 'Previous month', 'Monday'],
])(
  'in %s months have their names, and weeks begin on Monday',
  async (lang, button, month, before, monday) => {
    await signedInTo('store');
    const { user } = await open(page(lang));
    await fill(user, 'expiration_date', '05/01/2099');
    await press(user, button);
    const dialog = within(await screen.findByRole('dialog', { name: button }));
    await dialog.findByText(month);
    dialog.getByRole('button', { name: before });
    expect(dialog.getAllByRole('columnheader')[0]).toHaveAccessibleName(monday);
  },
);

test('another year is a press away in the calendar, and is no day alone', async () => {
  await signedInTo('store');
  const { user } = await open(page('en'));
  await fill(user, 'expiration_date', '14/12/2098');
  await press(user, 'Calendar: Ends');
  await press(user, 'Choose the year');
  await user.click(await screen.findByRole('radio', { name: '2099' }));
  await user.click(await screen.findByRole('gridcell', { name: '15' }));
  expect(await screen.findByRole('textbox', { name: 'Ends' })).toHaveValue('15/12/2099');
});
