import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { addSelling, type Selling } from '../areas/billing/selling.ts';
import { type Back, type open, signInAs } from './panel.tsx';

/** Where a store sees and pays its subscription. */
export const ownPage = (page: string) =>
  `/en/storePanel/general-settings/billing-dashboard/${page}`;

/** A company that sells plans to its store, whose payer is signed in on this device. */
export async function payingAt(back: Back): Promise<Selling> {
  const selling = await addSelling(back);
  await signInAs(selling.payer, selling.store);
  return selling;
}

/** Pays what is due, once it is known by which card. */
export async function pay(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
