import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addSuperAdmin } from '../../support/areas/people.ts';
import { addCustomer, addTill, send } from '../../support/areas/till.ts';
import { isAt, open, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/user-stores?choose';

test('a super admin starts at the companies, with their figures, and opens one', async () => {
  const till = await addTill(back());
  const now = back().clock.now;
  back().clock.now = now - 86_400_000;
  await send(till, await addCustomer(till), 30);
  back().clock.now = now;
  await back().database.pool.query(
    'update stores set active_subscription = false where store_id = $1',
    [till.company.storeId],
  );
  await signInAs(await addSuperAdmin(back()));
  const { user } = await open(page);
  const row = await screen.findByRole('row', { name: /Inactive.*€30\.00/ });
  await user.click(within(row).getByRole('button', { name: /^Open / }));
  await isAt('/en/loyaltyPanel');
});

test('nobody else is shown the companies', async () => {
  const till = await addTill(back());
  await signInAs(till.cashier);
  await open(page);
  await screen.findByRole('heading', { name: 'Stores' });
  expect(screen.queryByRole('table')).toBeNull();
});
