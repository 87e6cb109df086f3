import { auditLog } from '../../../contract/audit/audit.ts';
import { campaigns, createCampaign } from '../../../contract/campaigns/campaigns.ts';
import { campaignTypeIds } from '../../../contract/campaigns/kinds.ts';
import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import { productPoints } from '../../../contract/catalogue/product-points.ts';
import { productTags } from '../../../contract/catalogue/product-tags.ts';
import { products } from '../../../contract/catalogue/products.ts';
import {
  discountCoupons,
  goalCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../../../contract/coupons/coupons.ts';
import { customers } from '../../../contract/customers/company-customers.ts';
import { createCustomer } from '../../../contract/customers/customer-desk.ts';
import { apiKeys } from '../../../contract/developers/api-keys.ts';
import { responseMappers } from '../../../contract/developers/mappers.ts';
import { emailThemes } from '../../../contract/email-themes/email-themes.ts';
import { emptySource } from '../../../contract/email-themes/plain-look.ts';
import type { Entity } from '../../../contract/engine/entity.ts';
import type { Field, Kind } from '../../../contract/engine/fields.ts';
import { giftTypeIds, suppliedGifts } from '../../../contract/gifts/gifts.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { stores } from '../../../contract/organisations/stores.ts';
import { treeOf } from '../../../contract/permissions/permissions.ts';
import { rewards } from '../../../contract/rewards/rewards.ts';
import { cashRegisters } from '../../../contract/settings/cash-registers.ts';
import { shopAttributeOptions } from '../../../contract/shop/attribute-options.ts';
import { shopAttributes } from '../../../contract/shop/attributes.ts';
import { productTypeIds } from '../../../contract/shop/kinds.ts';
import { subscriptionProducts } from '../../../contract/shop/subscription-products.ts';
import { shopVariants } from '../../../contract/shop/variants.ts';
import { managedSuppliers } from '../../../contract/suppliers/company-suppliers.ts';
import { synergies } from '../../../contract/synergies/synergies.ts';
import { pendingPayments, transactions } from '../../../contract/transactions/transactions.ts';
import { greeceId } from '../../../server/common/countries.ts';
import { auditLogTable } from '../../../server/tables/audit.ts';
import { giftsTable } from '../../../server/tables/gifts.ts';
import { messagesTable } from '../../../server/tables/messages.ts';
import { call, type TestApp } from '../app.ts';
import { claimWays } from '../areas/claim-records.ts';
import { developerWays } from '../areas/developers/records.ts';
import { addCompany, addMember, addStore, type Person, type Place } from '../areas/people.ts';
import { addCustomer, send } from '../areas/till.ts';

type Body = Record<string, unknown>;

const formatted: Record<NonNullable<Field['format']>, string> = {
  email: 'anna@example.org',
  url: 'https://example.org/a',
  phone: '210 3210000',
  mobile: '+30 694 000 0000',
  digits: '123456789',
  vat: '094014201',
};

const targets: Record<string, number> = {
  countries: greeceId,
  'gift-types': giftTypeIds.store,
};

/** One good value of each kind; a reference to a record that would have to exist first is left empty. */
const good: Record<Kind, (field: Field) => unknown> = {
  text: ({ format }) => (format ? formatted[format] : 'Φρέντο'),
  paragraph: () => 'First line\nsecond line',
  localized: () => ({ el: 'Καφές', en: 'Coffee', it: 'Caffè' }),
  integer: ({ min = 0 }) => min + 1,
  decimal: ({ max = 1 }) => max / 2,
  money: () => 12.34,
  points: () => 7.25,
  flag: () => true,
  toggle: () => 'true',
  choice: ({ values = [] }) => values[0],
  choices: ({ values = [] }) => values.slice(0, 2),
  ref: ({ to = '' }) => targets[to] ?? null,
  refs: () => [],
  moment: () => '2026-03-02T09:00:00.000Z',
  day: () => '1990-02-28',
  birthday: () => '02-29',
  attributes: () => ({}),
  texts: () => ['μικρό', 'μεγάλο'],
  colour: () => '#14505c',
  image: () => null,
  facts: () => null,
};

/** One value of each kind that is refused. */
const bad: Record<Kind, (field: Field) => unknown> = {
  text: ({ format, max = 0 }) => (format ? 'not <one>' : 'x'.repeat(max + 1)),
  paragraph: ({ max = 0 }) => 'x'.repeat(max + 1),
  localized: ({ max = 0, wants }) => (wants === 'any' ? {} : { el: 'x'.repeat(max + 1) }),
  integer: () => 1.5,
  decimal: () => 'many',
  money: () => -1,
  points: () => 0.001,
  flag: () => 'yes',
  toggle: () => 'maybe',
  choice: () => 'neither',
  choices: () => ['neither'],
  ref: () => 0,
  refs: () => ['none'],
  moment: () => 'yesterday',
  day: () => '30/02/1990',
  birthday: () => '02-30',
  attributes: () => ({ none: [] }),
  texts: () => [''],
  colour: () => 'reddish',
  image: () => 'https://elsewhere.example/a.png',
  facts: () => 'words',
};

/** The fields a caller may send. */
export const writable = (entity: Entity) =>
  Object.entries(entity.fields).filter(([, { readOnly }]) => !readOnly);

const valuesOf = (entity: Entity, table: typeof good) =>
  Object.fromEntries(writable(entity).map(([name, field]) => [name, table[field.kind](field)]));

/** A record that is accepted, with overrides. */
export const goodBody = (entity: Entity, own: Body = {}): Body => ({
  ...valuesOf(entity, good),
  ...own,
});

/** A record with something wrong in every field. */
export const badBody = (entity: Entity): Body => valuesOf(entity, bad);

let serial = 0;

async function insertGift({ database: { db } }: TestApp, { companyId, storeId }: Place) {
  const [row] = await db
    .insert(giftsTable)
    .values({
      company_id: companyId,
      title: 'Κούπα',
      points: 100,
      gift_type_id: giftTypeIds.supplier,
      supplier_store_id: storeId,
    })
    .returning({ id: giftsTable.gift_id });
  return row?.id ?? 0;
}

async function insertMessage({ database: { db } }: TestApp, { companyId }: Place) {
  const [row] = await db
    .insert(messagesTable)
    .values({
      company_id: companyId,
      channel: 'sms',
      recipient: '6912345678',
      body: 'Hello',
      state: 'queued',
    })
    .returning({ id: messagesTable.message_id });
  return row?.id ?? 0;
}

async function insertChange({ database: { db } }: TestApp, { companyId }: Place) {
  const [row] = await db
    .insert(auditLogTable)
    .values({
      company_id: companyId,
      action: 'update',
      subject: 'gifts',
      subject_id: '7',
      before: { points: 100 },
      after: { points: 200 },
    })
    .returning({ id: auditLogTable.audit_id });
  return row?.id ?? 0;
}

const members = new WeakMap<TestApp, Map<number, Promise<Person>>>();

/** Somebody who adds records to a place, the same for all of them. */
async function memberOf(within: TestApp, place: Place): Promise<Person> {
  const known = members.get(within) ?? new Map<number, Promise<Person>>();
  members.set(within, known);
  const member = known.get(place.storeId) ?? addMember(within, place);
  known.set(place.storeId, member);
  return member;
}

/** A customer of a company, registered at its desk. */
async function registerAt(within: TestApp, place: Place) {
  const { data } = await call(within, createCustomer, {
    params: { storeId: place.companyId },
    body: { first_name: 'Μαρία', mobile: `69${String(40_000_000 + serial)}` },
    as: await memberOf(within, place),
  });
  return data.user_account_id;
}

/** What only one record of a place may have. */
const unique = ({ name }: Entity): Body => {
  if (name === companyProducts.name) return { sku_number: `SKU-${serial}` };
  if (name === shopVariants.name) return { sku_number: `SKU-${serial}` };
  if (name === productTags.name) return { code: `TAG-${serial}` };
  if (name === cashRegisters.name) return { cash_register_code: `A-${serial}` };
  if (name === managedSuppliers.name) return { user_mobile: `69${String(50_000_000 + serial)}` };
  const coded: string[] = [voucherCoupons.name, visitCoupons.name];
  return coded.includes(name) ? { code: `CODE-${serial}` } : {};
};

/**
 * Whether a place may hold as many as a test adds: of goals a store has one or none
 * (goal-coupon-single), and the audit log has more than was added by hand.
 */
export const holdsMany = ({ name }: Entity) =>
  ![goalCoupons.name, auditLog.name].some((each) => each === name);

/** What of a record has to be there before it, beside what every record of its kind has. */
export async function needsOf(within: TestApp, { name }: Entity, place: Place): Promise<Body> {
  if (name === synergies.name)
    return { to_company_id: (await addCompany(within, `Συνεργάτης ${serial}`)).companyId };
  if (name === emailThemes.name) return { source: emptySource };
  if (name === subscriptionProducts.name)
    return { subscription_product_type_id: productTypeIds.device, valid_months: null };
  if (name === shopAttributeOptions.name)
    return { attribute_id: await addRecord(within, shopAttributes as unknown as Entity, place) };
  if (name === responseMappers.name) return { rows: [], values: [] };
  if (name === apiKeys.name)
    return { permissions: treeOf(['gifts.read']), allowed_addresses: ['192.0.2.0/24'] };
  const product = () => addRecord(within, products as unknown as Entity, place);
  if (name === productCoupons.name) return { action: 'sample', product_free_id: await product() };
  if (name === discountCoupons.name)
    return { product_discount_id: await product(), discount_value: null };
  return {};
}

async function postReceipt(app: TestApp, store: Place, pending: boolean) {
  const company = { companyId: store.companyId, storeId: store.companyId };
  const till = { app, company, store, cashier: await addMember(app, store) };
  const { data } = await send(till, await addCustomer(till), 10, { pending });
  return data.transaction_id;
}

/** A request to a company that is only there for it. */
async function askSomebody(within: TestApp, place: Place) {
  const { data } = await call(within, synergies.calls.create, {
    params: { storeId: place.companyId },
    body: await needsOf(within, synergies as unknown as Entity, place),
    as: await addMember(within, place),
  });
  return data.synergy_id;
}

/** A draft, which nobody takes part in. */
async function makeDraft(within: TestApp, place: Place) {
  const { data } = await call(within, createCampaign, {
    params: { storeId: place.companyId },
    as: await addMember(within, place),
    body: {
      title: `Καμπάνια ${serial}`,
      campaign_type_id: campaignTypeIds.birthday,
      campaign_reward: { title: 'Δέκα πόντοι', points: 10 },
    },
  });
  return data.campaign_id;
}

type Way = (within: TestApp, place: Place) => Promise<number>;

const ways: Record<string, Way> = {
  ...claimWays,
  [campaigns.name]: makeDraft,
  ...developerWays(memberOf),
  [synergies.name]: askSomebody,
  [suppliedGifts.name]: insertGift,
  [messages.name]: insertMessage,
  [auditLog.name]: insertChange,
  [customers.name]: registerAt,
  [productPoints.name]: (within, place) => addRecord(within, products as unknown as Entity, place),
  [transactions.name]: (within, place) => postReceipt(within, place, false),
  [pendingPayments.name]: (within, place) => postReceipt(within, place, true),
};

/** Adds a record of any entity to a place and answers its id. */
export async function addRecord(
  within: TestApp,
  entity: Entity,
  place: Place,
  own: Body = {},
): Promise<number> {
  serial += 1;
  if (entity.name === stores.name) {
    return (await addStore(within, place, 'store', { name: `Store ${serial}`, ...own })).storeId;
  }
  const way = ways[entity.name];
  if (way) return way(within, place);
  if (!entity.calls.create) throw new Error(`No way to add one of ${entity.name}`);
  const as = await memberOf(within, place);
  const { data } = await call(within, entity.calls.create, {
    params: paramsOf(entity, place),
    body: goodBody(entity, {
      ...(await needsOf(within, entity, place)),
      ...unique(entity),
      ...own,
    }),
    as,
  });
  return Number((data as Body)[entity.id]);
}

/** The path parameters of an entity's list in a place, and of one record there. */
export const paramsOf = (entity: Entity, { storeId }: Place, id?: number) =>
  entity.path.includes('{id}') ? { id: storeId } : { storeId, ...(id ? { id } : {}) };

const wanted: Readonly<Record<string, string>> = {
  // Of its two discounts it has one.
  [discountCoupons.name]: 'discount_percentage',
  [rewards.name]: 'points',
};
/** Whether a record would be nothing without the field, which may be empty in others. */
export const isWanted = (entity: Entity, field: string) => wanted[entity.name] === field;
