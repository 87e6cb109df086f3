import { addMember, allBut } from '../areas/people.ts';
import { addCustomer, addTill } from '../areas/till.ts';
import { type Back, signInAs } from './panel.tsx';

/** A store with a customer, and its cashier in its panel. */
export async function staffOf(
  back: Back,
  own: Parameters<typeof addTill>[1] = {},
  without: readonly string[] = [],
) {
  const till = await addTill(back, own);
  const customer = await addCustomer(till);
  const person = without.length
    ? await addMember(back, till.store, allBut(...without))
    : till.cashier;
  await signInAs(person, till.store);
  return { till, customer };
}
