import { mergeAccounts, undoMerge } from '../../../../contract/customers/customer-merges.ts';
import { registerCustomer } from '../../../../contract/customers/customers.ts';
import { call } from '../../app.ts';
import { her } from '../erasing/person.ts';
import type { Programme } from './programme.ts';
import type { Step } from './step.ts';

/** Merges the other customer into this one. */
export async function merge({ till, admin, customers, merges }: Programme, { who }: Step) {
  const [stays, ends] = [customers[who] ?? customers[0], customers[who === 0 ? 1 : 0]];
  if (!stays || !ends) return;
  const params = { storeId: till.company.companyId };
  const mobiles: [string, string] = [stays.mobile, ends.mobile];
  const made = await call(till.app, mergeAccounts, { params, body: { mobiles }, as: admin });
  if (made.status < 300) merges.push(made.data.merge_id);
}

export async function unmerge({ till, admin, merges }: Programme) {
  const id = merges.at(-1);
  if (!id) return;
  const params = { storeId: till.company.companyId, id };
  const undone = await call(till.app, undoMerge, { params, body: {}, as: admin });
  if (undone.status < 300) merges.pop();
}

/** A third customer, who is found by the marks of her name. */
export async function register({ tills, customers }: Programme, { where }: Step) {
  if (customers.length > 2) return;
  const { app, store, cashier } = tills[where];
  const { first: first_name, last: last_name, mobile, email } = her;
  const body = { first_name, last_name, mobile, email };
  const params = { storeId: store.storeId };
  const made = await call(app, registerCustomer, { params, body, as: cashier });
  if (made.status < 300)
    customers.push({ id: made.data.user_account_id, mobile, qrCode: made.data.qr_code });
}
