import { beforeEach, expect, test } from 'vitest';
import {
  changeSellerSettings,
  deletePaymentMethod,
  listPaymentMethods,
  readPaymentMethod,
  readSellerSettings,
  systemPaymentMethods,
  updatePaymentMethod,
} from '../../../contract/billing/payment-methods.ts';
import { call } from '../../support/app.ts';
import {
  addMethod,
  addPayer,
  addPlan,
  addSelling,
  choose,
  history,
  of,
  own,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';

let selling: Selling;
beforeEach(async () => {
  selling = await addSelling();
});

const at = (id?: number) =>
  ({ storeId: selling.company.companyId, ...(id ? { id } : {}) }) as never;
const list = async () =>
  (await call(selling.app, listPaymentMethods, { params: at(), as: selling.seller })).data
    .store_payment_methods;

const keys = {
  public_key: 'pk_live_0123456789abcdef',
  secret_key: 'sk_live_0123456789abcdef',
  webhook_secret: 'whsec_0123456789abcdef',
};

test('a company can be paid by card from the beginning, by the test provider', async () => {
  expect(await list()).toMatchObject([
    {
      system_payment_method_id: 1,
      name: { en: 'Card' },
      category: { en: 'At once' },
      is_test: true,
    },
  ]);
});

test('secrets are kept sealed and never read back but for their last four characters', async () => {
  const { data } = await addMethod(selling, 1, keys);
  expect(data.credentials).toEqual({
    public_key: keys.public_key,
    secret_key: 'cdef',
    webhook_secret: 'cdef',
  });
  expect(data.is_test).toBe(false);
  const params = at(data.store_payment_method_id);
  const read = await call(selling.app, readPaymentMethod, { params, as: selling.seller });
  expect(JSON.stringify(read.data)).not.toContain(keys.secret_key);
  const rows = await sqlOf(selling, 'select credentials, hints from store_payment_methods');
  expect(JSON.stringify(rows)).not.toContain(keys.secret_key);
});

test('a secret that is left out or sent as it was read stays, and is typed again where its key is another', async () => {
  const { data } = await addMethod(selling, 1, keys);
  const params = at(data.store_payment_method_id);
  const save = (credentials: Record<string, string | null>) =>
    call(selling.app, updatePaymentMethod, { params, body: { credentials }, as: selling.seller });
  const renamed = await save({ webhook_secret: 'whsec_fedcba9876543210' });
  expect(renamed.data.credentials).toMatchObject({ secret_key: 'cdef', webhook_secret: '3210' });
  const asRead = await save(renamed.data.credentials);
  expect(asRead.data.credentials).toEqual(renamed.data.credentials);
  const moved = await save({ public_key: 'pk_live_another_account_1' });
  expect(Object.keys(moved.refusal.errors ?? {})).toEqual(['credentials.secret_key']);
});

test('what a way to pay does not know, or is not written like that, is refused by its name', async () => {
  const bad = await addMethod(selling, 2, { iban: 'not one' });
  expect(Object.keys(bad.refusal.errors ?? {})).toEqual(['credentials.iban']);
  const unknown = await addMethod(selling, 4, { secret_key: 'sk' });
  expect(Object.keys(unknown.refusal.errors ?? {})).toEqual(['credentials.secret_key']);
  const { data } = await call(selling.app, systemPaymentMethods, {
    params: at(),
    as: selling.seller,
  });
  expect(data.system_payment_methods.map(({ name }) => name.en)).toEqual([
    'Card',
    'Bank transfer',
    'Payment code',
    'Cash',
  ]);
});

test('a card has all of its keys or none: with some of them no money could be taken', async () => {
  const { webhook_secret: _, ...some } = keys;
  const added = await addMethod(selling, 1, some);
  expect(Object.keys(added.refusal.errors ?? {})).toEqual(['credentials.webhook_secret']);
  const { data } = await addMethod(selling, 1, keys);
  const save = (credentials: Record<string, string | null>) =>
    call(selling.app, updatePaymentMethod, {
      params: at(data.store_payment_method_id),
      body: { credentials },
      as: selling.seller,
    });
  const { refusal } = await save({ secret_key: null, webhook_secret: '' });
  expect(Object.keys(refusal.errors ?? {})).toEqual([
    'credentials.secret_key',
    'credentials.webhook_secret',
  ]);
  const none = { public_key: null, secret_key: null, webhook_secret: null };
  expect((await save(none)).data).toMatchObject({ credentials: {}, is_test: true });
});

test('one by which somebody pays is not deleted; any other is offered no more', async () => {
  const { data } = await addMethod(selling, 2, { iban: 'GR1601101250000000012300695' });
  const id = data.store_payment_method_id;
  await choose(selling, await addPlan(selling, 10));
  await call(selling.app, own.attachMethod, {
    params: of(selling),
    body: { store_payment_method_id: id },
    as: selling.payer,
  });
  const offered = await call(selling.app, own.listMethods, {
    params: of(selling),
    as: selling.payer,
  });
  expect(offered.data.store_payment_methods.map(({ selected }) => selected)).toEqual([false, true]);
  const params = at(id);
  const refused = await call(selling.app, deletePaymentMethod, { params, as: selling.seller });
  expect(refused.refusal).toMatchObject({
    error: 'in_use',
    uses: [{ kind: 'subscriptions', count: 1 }],
  });
  const [card] = await list();
  const other = at(card?.store_payment_method_id);
  expect(
    (await call(selling.app, deletePaymentMethod, { params: other, as: selling.seller })).status,
  ).toBe(200);
  expect(await list()).toHaveLength(1);
});

test('the tax of a seller is that of what is billed from then on, and no other', async () => {
  const plan = await addPlan(selling, 124);
  const change = (body: Record<string, unknown>) =>
    call(selling.app, changeSellerSettings, { params: at(), body, as: selling.seller });
  expect((await choose(selling, plan)).data.billing).toMatchObject({ vat_rate: 24, vat: 24 });
  expect((await change({ vat_rate: 13 })).data).toEqual({ vat_rate: 13, grace_days: 14 });
  const other = await addPayer(selling);
  expect((await choose(other, plan)).data.billing).toMatchObject({ vat_rate: 13, vat: 14.27 });
  expect((await history(selling))[0]).toMatchObject({ vat_rate: 24, vat: 24 });
  const refused = await change({ vat_rate: 101, grace_days: -1 });
  expect(Object.keys(refused.refusal.errors ?? {})).toEqual(['vat_rate', 'grace_days']);
  const read = await call(selling.app, readSellerSettings, { params: at(), as: selling.seller });
  expect(read.data.vat_rate).toBe(13);
});
