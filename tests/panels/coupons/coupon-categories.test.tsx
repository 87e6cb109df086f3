import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { giftCategories } from '../../../contract/gifts/gift-categories.ts';
import { couponsTable } from '../../../server/tables/coupons.ts';
import { fill, open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();

test('a coupon names a gift category of its company, which its store may not otherwise see', async () => {
  const { company } = await signedInTo('store');
  const name = { el: 'Καφέδες', en: 'Coffees', it: 'Caffè' };
  const id = await addRecord(back(), giftCategories as never, company, { name });
  const { user } = await open('/en/storePanel/coupons/with-code/create');
  await fill(user, 'code', 'MORNING');
  await fill(user, 'gift_title', 'Espresso');
  const chooser = await screen.findByRole('combobox', { name: /Gift category/ });
  await user.type(chooser, 'Cof');
  await user.click(
    within(await screen.findByRole('listbox')).getByRole('option', { name: 'Coffees' }),
  );
  await press(user, 'Save');
  await screen.findByText('You have successfully created new coupon');
  const [coupon] = await back().database.db.select().from(couponsTable);
  expect(coupon).toMatchObject({ code: 'MORNING', gift_category_id: id });
});

test('a goal names a gift category', async () => {
  const { company } = await signedInTo('store');
  const name = { el: 'Καφέδες', en: 'Coffees', it: 'Caffè' };
  const id = await addRecord(back(), giftCategories as never, company, { name });
  const { user } = await open('/en/storePanel/coupons/with-transactions');
  await user.type(await screen.findByRole('textbox', { name: 'Gift' }), 'Free coffee');
  await screen.findByRole('option', { name: 'Coffees' });
  await user.selectOptions(screen.getByLabelText('Gift category'), 'Coffees');
  await press(user, 'Save');
  await waitFor(async () =>
    expect(await back().database.db.select().from(couponsTable)).toMatchObject([
      { gift_category_id: id },
    ]),
  );
});
