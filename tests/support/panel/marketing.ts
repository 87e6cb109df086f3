import type { Marketer } from '../areas/campaigns.ts';
import { addMember, addStore, type Place } from '../areas/people.ts';
import type { Back } from './panel.tsx';

/** Somebody who makes campaigns for a company, and a till of it. */
export async function marketerOf(back: Back, company: Place): Promise<Marketer> {
  const store = await addStore(back, company, 'store');
  const cashier = await addMember(back, store);
  const admin = await addMember(back, company);
  return { till: { app: back, company, store, cashier }, admin };
}
