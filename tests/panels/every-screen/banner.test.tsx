import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storesTable } from '../../../server/tables/organisations.ts';
import { open, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
type Subscription = Partial<typeof storesTable.$inferInsert>;

async function openWith(kind: 'store' | 'company', panel: string, subscription: Subscription) {
  const { place } = await signedInTo(kind);
  await back()
    .database.db.update(storesTable)
    .set(subscription)
    .where(eq(storesTable.store_id, place.storeId));
  return open(`/en/${panel}/profile`);
}

test.each([
  ['store', 'storePanel'],
  ['company', 'loyaltyPanel'],
] as const)(
  'an inactive subscription of the %s is told, with the way to billing (banner-inactive)',
  async (kind, panel) => {
    const { user } = await openWith(kind, panel, { active_subscription: false });
    await screen.findByText('The subscription is inactive.');
    const link = screen.getByRole('link', { name: 'Go to billing' });
    const billing = `/en/${panel}/general-settings/billing-dashboard/current`;
    expect(link).toHaveAttribute('href', billing);
    await user.click(link);
    await open(billing);
    await screen.findByText(/The subscription is not in force/);
  },
);

test.each([
  ['store', 'storePanel'],
  ['company', 'loyaltyPanel'],
] as const)(
  'a cancelled subscription of the %s is told with its last day (banner-cancelled)',
  async (kind, panel) => {
    await openWith(kind, panel, {
      cancelled_subscription: true,
      expiration_date_subscription: '2030-03-05T12:00:00.000Z',
    });
    await screen.findByText(/cancelled\. It stays active until 05\/03\/2030\./);
  },
);

test('a subscription in force needs no banner', async () => {
  await openWith('store', 'storePanel', { active_subscription: true });
  await screen.findByRole('textbox', { name: /Full name/ });
  expect(screen.queryByRole('alert')).toBeNull();
});
