import { sql } from 'drizzle-orm';
import { orderStates } from '../../contract/gift-orders/gift-orders.ts';
import type { Executor } from '../db/executor.ts';
import type { FileStore } from '../files/store.ts';
import type { ClaimBook, ClaimRow, Ordered, Step } from './claim-book.ts';
import { campaign } from './coupons-content.ts';
import { day, endOfDays, hour, iso } from './days.ts';
import { pdf } from './pdf.ts';
import type { Prepared } from './prepare-claims.ts';
import { goOn, insertAll } from './rows.ts';

interface Programme {
  companyId: number;
  storeIds: number[];
  cashierId: number;
  adminId: number;
  /** The one who signs in for the first supplier. */
  supplierId: number;
}

type Row = Record<string, unknown>;
interface Person {
  user_account_id: number;
  created_at: string;
}

type Freely = Pick<ClaimRow, 'coupon_id' | 'store_id' | 'title'>;

/** What becomes of the claims that move no points, in turn. */
const outcomes: (Step['to'] | 'claimed')[] = [
  'redeemed',
  'redeemed',
  'claimed',
  'redeemed',
  'expired',
  'redeemed',
  'rejected',
  'redeemed',
  'claimed',
  'cancelled',
];

/** Visits, treats and coupons for receipts that customers have claimed. */
function claimFreely({ book, visits, treat }: Prepared, people: readonly Person[], nowMs: number) {
  const { chance } = book;
  let turn = 0;
  const claimed = (ms: number) => {
    const known = people.filter(({ created_at }) => Date.parse(created_at) < ms);
    return known[chance.below(known.length)]?.user_account_id ?? 1;
  };
  const moment = () => {
    const ago = chance.next() ** 2 * 60 + 0.1;
    return nowMs - Math.floor(ago * day);
  };
  const add = (kind: 'visit' | 'voucher' | 'product' | 'discount', own: Freely, times: number) => {
    const had = new Set<number>();
    for (let n = 0; n < times; n += 1) {
      const ms = moment();
      const user_account_id = claimed(ms);
      if (had.has(user_account_id)) continue;
      had.add(user_account_id);
      turn += 1;
      const planned = outcomes[turn % outcomes.length] ?? 'claimed';
      // Coupons for receipts are redeemed with one, which the year of receipts does.
      const onReceipt = kind === 'product' || kind === 'discount';
      const to = onReceipt && planned === 'redeemed' ? 'claimed' : planned;
      book.addSettled(ms, { ...own, kind, user_account_id }, to, 0.1, nowMs);
    }
  };
  for (const { coupon_id, storeId, title } of visits)
    add('visit', { coupon_id, store_id: storeId, title }, 40);
  add('voucher', { coupon_id: treat.coupon_id, store_id: treat.storeId, title: treat.title }, 30);
  for (const [store, offered] of Object.entries(book.onReceipts))
    for (const { coupon_id, title, effect } of offered)
      add(effect.kind as 'product', { coupon_id, store_id: Number(store), title }, 8);
}

/** The codes of the campaign, some of them redeemed in the stores by whoever held them. */
function addCodes(
  { book, campaignId }: Prepared,
  { companyId, storeIds }: Programme,
  nowMs: number,
) {
  const { chance, sinceMs } = book;
  for (let n = 0; n < campaign.maximum; n += 1) {
    const claim = book.add(sinceMs, {
      kind: 'multiple',
      title: campaign.gift_title,
      coupon_id: campaignId,
      store_id: companyId,
      user_account_id: null,
      user_id: null,
      claim_day: null,
      code: book.code(campaign.code),
      expires_at: iso(endOfDays(sinceMs, campaign.valid_days)),
    });
    if (n >= campaign.redeemed) continue;
    const ms = sinceMs + Math.floor(chance.next() * (nowMs - sinceMs));
    book.settle(claim, { ms, to: 'redeemed' }, storeIds[chance.below(storeIds.length)] ?? 0);
  }
}

const { requested, accepted, preparing, shipped, delivered, invoiced, cancelled, returned } =
  orderStates;
const ways: Record<number, number[]> = {
  [requested]: [requested],
  [accepted]: [requested, accepted],
  [preparing]: [requested, accepted, preparing],
  [shipped]: [requested, accepted, preparing, shipped],
  [delivered]: [requested, accepted, preparing, shipped, delivered],
  [invoiced]: [requested, accepted, preparing, shipped, delivered, invoiced],
  [cancelled]: [requested, cancelled],
  [returned]: [requested, accepted, preparing, shipped, delivered, returned],
};

interface Gift extends Row {
  gift_id: number;
  supplier_store_id: number;
  cost: number;
  printed_catalog_code: string;
}

interface Order extends Row {
  order_id: number;
  gift_id: number | null;
  status: number;
  title: string;
  cost: number;
  store_supplier_id: number;
  invoice_id: number | null;
}

/** The orders of redeemed gifts and their timelines: one state a day, the last one when it happened. */
class Orders {
  readonly orders: Order[] = [];
  readonly events: Row[] = [];

  private readonly programme: Programme;
  private readonly gifts: readonly Gift[];
  private readonly firstSupplier: number;
  private readonly nowMs: number;

  constructor(programme: Programme, gifts: readonly Gift[], nowMs: number) {
    this.programme = programme;
    this.gifts = gifts;
    this.nowMs = nowMs;
    this.firstSupplier = Math.min(...gifts.map((gift) => gift.supplier_store_id));
  }

  private moverOf(status: number, storeId: number, supplierId: number) {
    const { adminId, cashierId, companyId } = this.programme;
    if (status === requested) return { user_id: cashierId, store_id: storeId };
    if (status === cancelled) return { user_id: adminId, store_id: companyId };
    const known = supplierId === this.firstSupplier;
    return { user_id: known ? this.programme.supplierId : null, store_id: supplierId };
  }

  private momentOf({ claim, ms }: Ordered, status: number, index: number) {
    if (status === cancelled) return Date.parse(claim.settled_at ?? claim.created_at);
    const gap = status === invoiced ? 12 * day : 0;
    const later = ms + index * day - (index % 3) * 2 * hour + gap;
    return Math.min(later, this.nowMs - hour / 4 + index * 60_000);
  }

  add(ordered: Ordered) {
    const { claim, status, ms } = ordered;
    const gift = this.gifts.find(({ gift_id }) => gift_id === claim.gift_id);
    if (!gift) throw new Error(`Gift ${claim.gift_id} has no supplier`);
    const order_id = this.orders.length + 1;
    const storeId = claim.redeem_store_id ?? claim.store_id;
    const supplierId = gift.supplier_store_id;
    const { companyId: company_id } = this.programme;
    const way = ways[status] ?? [];
    for (const [index, each] of way.entries()) {
      const at = index ? this.momentOf(ordered, each, index) : ms;
      this.events.push({
        company_id,
        order_id,
        event_id: this.events.length + 1,
        status: each,
        ...this.moverOf(each, storeId, supplierId),
        note: each === cancelled || each === returned ? (claim.reason ?? 'Έφτασε σπασμένο') : null,
        created_at: iso(at),
      });
    }
    this.orders.push({
      company_id,
      order_id,
      transaction_id: claim.claim_id,
      gift_id: claim.gift_id,
      title: claim.title,
      status,
      store_supplier_id: supplierId,
      store_id: storeId,
      points: claim.points,
      cost: gift.cost,
      printed_catalog_code: gift.printed_catalog_code,
      invoice_id: null,
      created_at: iso(ms),
      updated_at: this.events.at(-1)?.created_at,
    });
  }
}

const euros = (minor: number) => (minor / 100).toFixed(2);

/** One invoice for each gift whose orders are invoiced. The first is paid; the second asks three euros more and is not. */
async function invoicesOf({ orders, events }: Orders, files: FileStore, programme: Programme) {
  const invoices: Row[] = [];
  const covered = orders.filter(({ status }) => status === invoiced);
  for (const giftId of new Set(covered.map(({ gift_id }) => gift_id))) {
    const own = covered.filter(({ gift_id }) => gift_id === giftId);
    const [first] = own;
    if (!first) continue;
    const invoice_id = invoices.length + 1;
    const cost = own.reduce((sum, order) => sum + order.cost, 0);
    const difference = invoices.length ? 300 : 0;
    const number = `KA-${118 + invoices.length}`;
    const ids = own.map(({ order_id }) => order_id);
    const last = events
      .filter((event) => event.status === invoiced && ids.includes(Number(event.order_id)))
      .map((event) => String(event.created_at))
      .sort()
      .at(-1);
    for (const order of own) Object.assign(order, { invoice_id, updated_at: last });
    for (const event of events)
      if (event.status === invoiced && ids.includes(Number(event.order_id)))
        Object.assign(event, { created_at: last, note: number });
    const total = `Total EUR ${euros(cost + difference)}`;
    const file = await files.save(pdf([`Invoice ${number}`, `${own.length} pieces`, total]), 'pdf');
    invoices.push({
      company_id: first.company_id,
      invoice_id,
      number,
      gift_id: giftId,
      title: first.title,
      supplier_store_id: first.store_supplier_id,
      redemptions: own.length,
      cost,
      amount: cost + difference,
      difference,
      created_at: last,
      file,
      user_id: programme.supplierId,
      paid_at: difference ? null : last,
      paid_by_id: difference ? null : programme.adminId,
    });
  }
  return invoices;
}

async function writeOrders(
  tx: Executor,
  files: FileStore,
  programme: Programme,
  book: ClaimBook,
  nowMs: number,
) {
  const { rows } =
    await tx.execute<Gift>(sql`select gift_id, supplier_store_id, coalesce(cost, 0) as cost,
    printed_catalog_code from gifts where company_id = ${programme.companyId} and supplier_store_id is not null`);
  const orders = new Orders(programme, rows, nowMs);
  for (const ordered of book.ordered.toSorted((a, b) => a.ms - b.ms)) orders.add(ordered);
  const invoices = await invoicesOf(orders, files, programme);
  await insertAll(tx, 'gift_orders', orders.orders);
  await insertAll(tx, 'gift_order_events', orders.events);
  await insertAll(tx, 'supplier_invoices', invoices);
  await goOn(tx, 'gift_orders', 'order_id');
  await goOn(tx, 'gift_order_events', 'event_id');
  await goOn(tx, 'supplier_invoices', 'invoice_id');
}

/** Writes the claims that were made while the year was played, and those that move no points. */
export async function seedClaims(
  tx: Executor,
  files: FileStore,
  programme: Programme,
  prepared: Prepared,
  people: readonly Person[],
  nowMs: number,
): Promise<void> {
  const { book } = prepared;
  claimFreely(prepared, people, nowMs);
  addCodes(prepared, programme, nowMs);
  await insertAll(tx, 'claims', book.claims);
  await insertAll(tx, 'goal_steps', book.goalSteps);
  await insertAll(tx, 'goal_parts', book.goalParts);
  await goOn(tx, 'claims', 'claim_id');
  const own = sql`c.company_id = k.company_id and c.coupon_id = k.coupon_id`;
  await tx.execute(sql`update coupons k set claimed = (select count(*) from claims c where ${own}
    and c.state in ('claimed', 'redeemed')) where k.company_id = ${programme.companyId} and k.kind <> 'multiple'`);
  await tx.execute(sql`insert into coupon_totals (company_id, coupon_id, slot, redeemed)
    select company_id, coupon_id, 0, count(*) from claims where state = 'redeemed' and coupon_id is not null group by 1, 2`);
  await writeOrders(tx, files, programme, book, nowMs);
}
