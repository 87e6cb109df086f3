import { beforeEach, describe, expect, test } from 'vitest';
import { anonymise } from '../../../contract/customers/customer-desk.ts';
import {
  addNote,
  customerConsents,
  customerMessages,
  customerNotes,
  customerTransactions,
  deleteNote,
} from '../../../contract/customers/customer-details.ts';
import { call, type TestApp } from '../../support/app.ts';
import { deskCalls, openDesk } from '../../support/areas/desk.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import { addBranch, addCustomer, expectSound, send, type Till } from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let desk: Person;
beforeEach(async () => {
  ({ app, till, desk } = await openDesk());
});
const { at, added, change, free } = deskCalls(() => ({ app, till, desk }));

describe('what is known of a customer', () => {
  test('the receipts of every store, newest first', async () => {
    const branch = await addBranch(till);
    const shopper = await addCustomer(till);
    await send(till, shopper, 40);
    await send(branch, shopper, 5);
    const params = at(shopper.id) as never;
    const { data } = await call(app, customerTransactions, { params, as: desk });
    expect(data.transactions.map(({ amount, store_id }) => [amount, store_id])).toEqual([
      [5, branch.store.storeId],
      [40, till.store.storeId],
    ]);
  });

  test('each consent, when it was given and taken back, and by whom it was noted', async () => {
    const { user_account_id } = await added({ sms: true });
    await change(user_account_id, { sms: false, mail: true });
    const params = at(user_account_id) as never;
    const { data } = await call(app, customerConsents, { params, as: desk });
    expect(data.consents.map(({ channel, given, user }) => [channel, given, user])).toEqual([
      ['mail', true, 'Ελένη Μακρή'],
      ['sms', false, 'Ελένη Μακρή'],
      ['sms', true, 'Ελένη Μακρή'],
    ]);
  });

  test('notes, which only whoever wrote them deletes', async () => {
    const { user_account_id } = await added();
    const params = at(user_account_id) as never;
    const body = { body: 'Προτιμά email' };
    const { data } = await call(app, addNote, { params, body, as: desk });
    const other = await addMember(app, till.company);
    const one = { storeId: till.company.storeId, id: user_account_id, noteId: data.note_id };
    expect((await call(app, deleteNote, { params: one, as: other })).status).toBe(404);
    const seen = (await call(app, customerNotes, { params, as: other })).data.notes;
    expect(seen).toMatchObject([{ body: 'Προτιμά email', user: 'Ελένη Μακρή', own: false }]);
    expect((await call(app, deleteNote, { params: one, as: desk })).status).toBe(200);
  });

  test('what was sent to them, without the codes that prove who they are', async () => {
    const { user_account_id, mobile } = await added();
    await app.database.pool.query(
      `insert into messages (company_id, channel, recipient, body, state) values ($1, 'sms', $2, 'Code 123456.', 'sent')`,
      [till.company.companyId, mobile],
    );
    const params = at(user_account_id) as never;
    const { data } = await call(app, customerMessages, { params, as: desk });
    expect(data.messages).toMatchObject([{ body: 'Code ••••••.', state: 'sent' }]);
  });

  test('is handed to them as one file', async () => {
    const shopper = await addCustomer(till);
    await send(till, shopper, 40);
    await app.database.pool.query(
      `insert into messages (company_id, channel, recipient, body, state) values ($1, 'sms', $2, 'Code 654321.', 'sent')`,
      [till.company.companyId, shopper.mobile],
    );
    const answer = await app.app.request(
      `/api/companies/${till.company.storeId}/customers/${shopper.id}/personal-data`,
      { headers: { authorization: `Bearer ${desk.token}` } },
    );
    expect(answer.headers.get('content-type')).toBe('application/json');
    const reply = (await answer.json()) as Record<string, unknown[]>;
    expect(reply.customer).toMatchObject({ mobile: shopper.mobile });
    expect([reply.receipts?.length, reply.points?.length]).toEqual([1, 1]);
    // A code may still be good, and whoever hands out the file is not its owner.
    expect(reply.messages).toMatchObject([{ body: 'Code ••••••.' }]);
  });
});

describe('forgetting a person', () => {
  test('keeps their receipts and the ledger, and nothing that names them', async () => {
    await free('40001');
    const customer = await added({
      last_name: 'Σιδηροπούλου',
      card_number: '40001',
      email: 'anna@example.com',
    });
    const { user_account_id: id, mobile } = customer;
    await send(till, { id, mobile: mobile ?? '', qrCode: '' }, 40);
    await call(app, addNote, {
      params: at(id) as never,
      body: { body: 'Η Σιδηροπούλου' },
      as: desk,
    });
    const { data } = await call(app, anonymise, { params: at(id) as never, body: {}, as: desk });
    expect(data).toMatchObject({
      first_name: '–',
      last_name: null,
      mobile: null,
      card_numbers: [],
      current_balance: 0,
      total_transactions: 1,
    });
    await expectSound(till);
    for (const table of [
      'customers',
      'customer_notes',
      'audit_log',
      'messages',
      'customer_consents',
    ]) {
      const { rows } = await app.database.pool.query(`select * from ${table}`);
      const stored = JSON.stringify(rows);
      expect([table, stored.includes('Σιδηροπούλου'), stored.includes(String(mobile))]).toEqual([
        table,
        false,
        false,
      ]);
    }
  });
});
