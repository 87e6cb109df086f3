import { addMember, allBut } from '../areas/people.ts';
import { addCustomer, addTill, send } from '../areas/till.ts';
import { signInAs, type useBack } from './panel.tsx';

type Back = ReturnType<ReturnType<typeof useBack>>;

/** Where the list of customers is. */
export const customersList = '/en/loyaltyPanel/customers/customers-tab';

/** Somebody at the desk of a company with one customer who has bought for forty euros. */
export async function openDesk(app: Back, without: readonly string[] = []) {
  const till = await addTill(app);
  const customer = await addCustomer(till, { card: '55501' });
  await send(till, customer, 40);
  const person = await addMember(app, till.company, allBut(...without));
  await signInAs(person, till.company);
  return { till, customer, person, page: `${customersList}/${customer.id}` };
}
