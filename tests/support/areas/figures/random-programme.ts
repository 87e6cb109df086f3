import fc from 'fast-check';
import { cancelClaim } from '../../../../contract/coupons/claims.ts';
import { adjustPoints, removePoints } from '../../../../contract/customers/customer-desk.ts';
import { mergeAccounts } from '../../../../contract/customers/customer-merges.ts';
import { registerCustomer } from '../../../../contract/customers/customers.ts';
import { undoTransaction } from '../../../../contract/transactions/transaction-undo.ts';
import { sumDays } from '../../../../server/ledger/days.ts';
import { postExpiries } from '../../../../server/ledger/expiry.ts';
import { countReceipts } from '../../../../server/reports/count-receipts.ts';
import { call, testApp } from '../../app.ts';
import { type Marketer, runCampaign } from '../campaigns.ts';
import { accept, addGift, addVoucher, claim } from '../claims.ts';
import { addMember } from '../people.ts';
import { addBranch, addCustomer, addTill, giveBack, send, setCompany, type Till } from '../till.ts';

const kinds = [
  'buy',
  'buy',
  'buy',
  'pay',
  'back',
  'backInPart',
  'undo',
  'hold',
  'handOver',
  'letGo',
  'coupon',
  'couponOnReceipt',
  'adjust',
  'merge',
  'register',
  'expire',
  'message',
  'worth',
  'sum',
] as const;

/** One thing that happens in a programme. */
export interface Step {
  readonly what: (typeof kinds)[number];
  readonly store: 0 | 1;
  readonly customer: number;
  readonly cents: number;
  readonly hours: number;
}

export const anyStep: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...kinds),
  store: fc.constantFrom(0 as const, 1 as const),
  customer: fc.nat(2),
  cents: fc.integer({ min: 1, max: 20_000 }),
  hours: fc.constantFrom(0, 0.3, 1, 5, 13, 26, 100),
});

interface Receipt {
  readonly id: number;
  readonly at: Till;
}

/** A programme of two stores and three customers, what was bought there and which codes are about. */
export interface Programme extends Marketer {
  readonly tills: readonly [Till, Till];
  readonly customers: { id: number; mobile: string; qrCode: string }[];
  readonly campaignId: number;
  /** One that gives a gift of 1.10 for every second receipt. */
  readonly giftCampaignId: number;
  readonly giftId: number;
  readonly receipts: Receipt[];
  readonly claims: { id: number; code: string }[];
  registered: number;
}

const hourMs = 3_600_000;

/** It begins in the spring, when clocks are put forward, with odd worths of points. */
export async function openProgramme(): Promise<Programme> {
  const till = await addTill(await testApp({ now: Date.parse('2026-03-27T07:10:00Z') }));
  await setCompany(till, { point_value: 333, init_user_points: 700, expiration_points: 9 });
  const marketer = { till, admin: await addMember(till.app, till.company) };
  const tills = [till, await addBranch(till)] as const;
  await addVoucher(till, { code: 'FIGURES', points: 7.77 });
  const given = await addGift(till, 5, { cost: 1.1, cost_type: 'fixed' });
  return {
    ...marketer,
    tills: [tills[0], tills[1]],
    customers: [await addCustomer(till), await addCustomer(tills[1]), await addCustomer(till)],
    campaignId: await runCampaign(marketer, 'transaction'),
    giftCampaignId: await runCampaign(
      marketer,
      'transaction',
      { nth_receipt: 2 },
      { campaign_reward: { title: 'Δώρο', gift_ids: [given] } },
    ),
    giftId: await addGift(till, 13),
    receipts: [],
    claims: [],
    registered: 0,
  };
}

const moreOf = async (programme: Programme, { store, customer, cents }: Step, own = {}) => {
  const at = programme.tills[store];
  const whom = programme.customers[customer] ?? (programme.customers[0] as never);
  const reply = await send(at, whom, cents / 100, own);
  if (reply.status < 300) programme.receipts.push({ id: reply.data.transaction_id, at });
};

const inPart = (cents: number) => ({ amount: Math.max(1, Math.floor(cents / 7)) / 100 });
/** Some receipt, the same of the same step. */
const anyOf = <T>(all: readonly T[], { cents }: Step) => all[cents % (all.length || 1)];

async function bringBack({ receipts }: Programme, step: Step) {
  const receipt = anyOf(receipts, step);
  if (receipt)
    await giveBack(receipt.at, receipt.id, step.what === 'back' ? {} : inPart(step.cents));
}

async function message({ till, campaignId }: Programme, { cents, store }: Step) {
  const state = ['sent', 'delivered', 'failed', 'suppressed', 'queued'][cents % 5];
  const { now } = till.app.clock;
  const isOut = state === 'sent' || state === 'delivered';
  await till.app.database.pool.query(
    `insert into messages (company_id, channel, recipient, body, state, campaign_id, cost, parts, created_at, sent_at, delivered_at)
      values ($1, $2, '+306911111111', 'Καλημέρα', $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[till.company.companyId, store ? 'sms' : 'viber', state, cents % 3 ? campaignId : null],
      ...[isOut ? (cents % 97) / 10 : null, store ? 1 + (cents % 3) : null, new Date(now)],
      ...[isOut ? new Date(now + 5 * hourMs) : null, state === 'delivered' ? new Date(now) : null],
    ],
  );
}

const ofDesk = ({ till, admin }: Programme) => ({
  params: { storeId: till.company.storeId },
  as: admin,
});

const steps: Record<Step['what'], (programme: Programme, step: Step) => Promise<unknown>> = {
  buy: moreOf,
  pay: (programme, step) => moreOf(programme, step, { points_used: Math.ceil(step.cents / 100) }),
  back: bringBack,
  backInPart: bringBack,
  undo: async (programme, step) => {
    const before = programme.receipts.length;
    await moreOf(programme, step);
    const { id, at } = programme.receipts[before] ?? {};
    if (!id || !at) return;
    const params = { storeId: at.store.storeId, id };
    await call(at.app, undoTransaction, { params, body: {}, as: at.cashier });
  },
  hold: async ({ tills, customers, giftId, claims }, { store, customer }) => {
    const whom = customers[customer] ?? (customers[0] as never);
    const reply = await claim(tills[store], whom, { gift_id: giftId });
    if (reply.status < 300) claims.push({ id: reply.data.claim_id, code: reply.data.code });
  },
  handOver: async ({ tills, claims }, step) => {
    const held = anyOf(claims, step);
    if (held) await accept(tills[step.store], held.code);
  },
  letGo: async ({ till, claims }, step) => {
    const held = anyOf(claims, step);
    const params = { storeId: till.store.storeId, id: held?.id ?? 0 };
    await call(till.app, cancelClaim, { params, body: {}, as: till.cashier });
  },
  coupon: ({ tills, customers }, { store, customer }) =>
    accept(tills[store], 'FIGURES', customers[customer] ?? (customers[0] as never)),
  couponOnReceipt: async (programme, step) => {
    const held = anyOf(programme.claims, step);
    await moreOf(programme, step, { vouchers: [{ code: held?.code ?? 'FIGURES' }] });
  },
  adjust: (programme, { customer, cents }) => {
    const { till, admin, customers } = programme;
    const params = {
      storeId: till.company.storeId,
      id: customers[customer % customers.length]?.id ?? 0,
    };
    const body = { points: (cents % 1000) / 100 + 0.01, reason: 'Διόρθωση' };
    return call(till.app, cents % 2 ? adjustPoints : removePoints, { params, body, as: admin });
  },
  merge: async (programme, { customer }) => {
    const { till, customers } = programme;
    const [one, other] = [customers[customer], customers[(customer + 1) % customers.length]];
    if (!one || !other || one === other || customers.length < 3) return;
    const body = { mobiles: [one.mobile, other.mobile] as [string, string] };
    const { status } = await call(till.app, mergeAccounts, { ...ofDesk(programme), body });
    if (status === 200) customers.splice(customers.indexOf(other), 1);
  },
  register: async (programme, { store }) => {
    programme.registered += 1;
    const at = programme.tills[store];
    const body = { first_name: 'Νίκος', mobile: `69300000${10 + programme.registered}` };
    await call(at.app, registerCustomer, {
      params: { storeId: at.store.storeId },
      body,
      as: at.cashier,
    });
  },
  expire: ({ till }) => postExpiries(till.app.database, till.app.clock.now),
  message,
  worth: ({ till }, { cents }) => setCompany(till, { point_value: 1 + (cents % 999) }),
  sum: async ({ till: { app } }) => {
    await countReceipts(app.database);
    await sumDays(app.database, app.clock.now);
  },
};

/** Lets something happen, so many hours after what happened before; what is refused has changed nothing. */
export async function happen(programme: Programme, step: Step) {
  programme.till.app.clock.now += step.hours * hourMs;
  await steps[step.what](programme, step);
}
