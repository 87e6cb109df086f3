import { customers } from '../../../contract/customers/company-customers.ts';
import { createCustomer } from '../../../contract/customers/customer-desk.ts';
import { addCards } from '../../../contract/customers/loyalty-cards.ts';
import { call, type TestApp, testApp } from '../app.ts';
import { addMember, type Person } from './people.ts';
import { addTill, type Till } from './till.ts';

export interface Desk {
  app: TestApp;
  till: Till;
  /** Who sits there. */
  desk: Person;
}

/** A company with a store, and somebody who looks after its customers. */
export async function openDesk(): Promise<Desk> {
  const app = await testApp();
  const till = await addTill(app);
  const desk = await addMember(app, till.company, undefined, { full_name: 'Ελένη Μακρή' });
  return { app, till, desk };
}

/** What is done with customers at the desk that a test has open. */
export function deskCalls(open: () => Desk) {
  let serial = 0;
  const at = (id = 0) => ({ storeId: open().till.company.storeId, ...(id ? { id } : {}) });
  const create = (own: object = {}) => {
    const { app, desk } = open();
    serial += 1;
    const mobile = `69${String(45_000_000 + serial)}`;
    const body = { first_name: 'Άννα', mobile, ...own } as never;
    return call(app, createCustomer, { params: at(), body, as: desk });
  };
  const added = async (own: object = {}) => (await create(own)).data;
  const change = (id: number, body: object) => {
    const { app, desk } = open();
    const params = at(id) as never;
    return call(app, customers.calls.update, { params, body: body as never, as: desk });
  };
  /** A card that nobody has yet. */
  const free = (first_number: string) => {
    const { app, till } = open();
    const params = { storeId: till.store.storeId };
    return call(app, addCards, { params, body: { first_number, count: 1 }, as: till.cashier });
  };
  return { at, create, added, change, free };
}
