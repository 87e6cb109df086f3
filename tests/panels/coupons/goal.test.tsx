import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goalCoupons } from '../../../contract/coupons/coupons.ts';
import type { Goal } from '../../../src/custom/coupons/kinds/use-goal.ts';
import { call } from '../../support/app.ts';
import type { Person, Place } from '../../support/areas/people.ts';
import { oneSent, open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/storePanel/coupons/with-transactions';

async function newGoal() {
  const staff = await signedInTo('store');
  const { user } = await open(page);
  await user.type(await screen.findByRole('textbox', { name: 'Gift' }), 'Freddo');
  return { user, ...staff };
}

const params = (place: Place) => ({ storeId: place.storeId });
const goalOf = async ({ place, person }: { place: Place; person: Person }) => {
  const { data } = await call(back(), goalCoupons.calls.list, {
    params: params(place),
    as: person,
  });
  return (data.coupons as Goal[])[0];
};

/** What the form of a new goal holds, by its labels. */
const typed = () =>
  Object.fromEntries(
    within(screen.getByRole('form'))
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ labels, value }) => [labels?.[0]?.textContent, value]),
  );

const always = [
  'gift_category_id',
  'gift_title',
  'gift_description',
  'titles',
  'descriptions',
  'maximum',
  'per_customer',
  'start_date',
  'expiration_date',
];

test('a goal of receipts is sent without what is not its own (goal-create-omits)', async () => {
  const { user } = await newGoal();
  await press(user, 'Save');
  const { body } = await oneSent('POST', /\/coupons\/goals$/);
  // Neither coupon_id, image, available, goal_sum_sequence nor goal_type.
  const own = ['goal_sequence', 'goal_minimum_amount', 'goal_max_days'];
  expect(Object.keys(body as object).sort()).toEqual([...always, ...own].sort());
  await screen.findByText('You have successfully created coupon with transaction');
});

test('a goal of a sum is sent without what is not its own (goal-sum-create-omits)', async () => {
  const { user } = await newGoal();
  await user.click(screen.getByRole('radio', { name: 'Sum of amounts' }));
  await press(user, 'Save');
  const { body } = await oneSent('POST', /\/coupons\/goals-sum-type$/);
  // Neither coupon_id, image, available, goal_sequence, goal_minimum_amount, goal_max_days nor goal_type.
  expect(Object.keys(body as object).sort()).toEqual([...always, 'goal_sum_sequence'].sort());
  await screen.findByText('You have successfully created coupon with transaction');
});

test('a deleted goal leaves the empty form of a new one (goal-coupon-delete-resets)', async () => {
  const { user, place, person } = await newGoal();
  await user.clear(screen.getByRole('textbox', { name: 'Gift' }));
  const empty = typed();
  await user.type(screen.getByRole('textbox', { name: 'Gift' }), 'Freddo');
  await press(user, 'Save');
  await press(user, 'Delete');
  await user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Confirm' }),
  );
  await screen.findByText('You have successfully deleted coupon with transaction');
  await screen.findByRole('textbox', { name: 'Gift' });
  expect(typed()).toEqual(empty);
  const params = { storeId: place.storeId };
  const { data } = await call(back(), goalCoupons.calls.list, { params, as: person });
  expect(data).toMatchObject({ coupons: [], pagination: { total: 0 } });
});

test('a goal has words for readers of each language, and is changed where it stands', async () => {
  const { user, ...staff } = await newGoal();
  await user.click(screen.getByRole('tab', { name: 'Italiano, not filled in' }));
  await user.type(screen.getByRole('textbox', { name: 'Title in Italian' }), 'Caffè');
  await press(user, 'Save');
  await press(user, 'Edit');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Cold');
  await user.click(screen.getByRole('tab', { name: 'English, not filled in' }));
  await user.type(screen.getByRole('textbox', { name: 'Title in English' }), 'Coffee');
  await press(user, 'Save');
  const { body } = await oneSent('PUT', /\/coupons\/goals\/\d+$/);
  expect(Object.keys(body as object).sort()).toEqual(['gift_description', 'titles', 'updated_at']);
  await screen.findByRole('button', { name: 'Edit' });
  screen.getByText('Cold');
  expect(await goalOf(staff)).toMatchObject({
    gift_title: 'Freddo',
    gift_description: 'Cold',
    titles: { en: 'Coffee', it: 'Caffè' },
  });
});

test('what fills a goal and what it gives are closed once customers are filling it', async () => {
  const { user, place } = await newGoal();
  await press(user, 'Save');
  await screen.findByRole('button', { name: 'Edit' });
  await back().database.pool.query(
    'update coupons set claimed = 1 where company_id = $1 and store_id = $2',
    [place.companyId, place.storeId],
  );
  await open(page);
  await press(user, 'Edit');
  screen.getByText(/^Customers are already filling this goal/);
  for (const name of ['Gift', 'Receipts needed'])
    expect(screen.getByRole('textbox', { name })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Description' })).toBeEnabled();
  await press(user, 'Cancel');
  await screen.findByRole('button', { name: 'Edit' });
});
