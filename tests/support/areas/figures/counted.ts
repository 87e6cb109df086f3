import type { Marketer } from '../campaigns.ts';
import type { Till } from '../till.ts';

/** A programme of two stores, as its figures are looked at. */
export interface Shown extends Marketer {
  readonly tills: readonly [Till, Till];
}

/** What a store or the company took and moved, in minor units and hundredths of points. */
export interface Counted {
  receipts: number;
  turnover: number;
  given: number;
  redeemed: number;
  expired: number;
}

const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' });
/** The day of a moment by the clock of the company. */
export const dayOf = (moment: Date | number) => dayIn.format(moment);

interface Row {
  readonly store_id: number;
  readonly at: Date;
  readonly figure: keyof Counted;
  readonly value: number;
}

const rowsOf = async <T extends object>({ till }: Shown, text: string) =>
  (await till.app.database.pool.query<T>(text, [till.company.companyId])).rows;

interface Sale {
  transaction_id: number;
  store_id: number;
  amount: number;
  created_at: Date;
}
interface Back extends Sale {
  return_id: number;
}
interface Entry {
  side: string;
  store_id: number;
  redeem_store_id: number | null;
  amount: number;
  created_at: Date;
}

/** What receipts and what came back of them say: one is taken off with the return that brought back the last of it. */
function soldOf(sales: readonly Sale[], returns: readonly Back[]): Row[] {
  return [
    ...sales.flatMap(({ store_id, amount, created_at: at }) => [
      { store_id, at, figure: 'receipts' as const, value: 1 },
      { store_id, at, figure: 'turnover' as const, value: Number(amount) },
    ]),
    ...returns.flatMap(({ transaction_id, store_id, amount, created_at: at, return_id }) => {
      const sold = sales.find((sale) => sale.transaction_id === transaction_id);
      const upToIt = returns.filter(
        (each) => each.transaction_id === transaction_id && each.return_id <= return_id,
      );
      const back = upToIt.reduce((sum, each) => sum + Number(each.amount), 0);
      const isWhole = back === Number(sold?.amount);
      return [
        { store_id, at, figure: 'turnover' as const, value: -Number(amount) },
        { store_id, at, figure: 'receipts' as const, value: isWhole ? -1 : 0 },
      ];
    }),
  ];
}

const sides = { issued: 'given', redeemed: 'redeemed', expired: 'expired' } as const;

const movedOf = (entries: readonly Entry[]): Row[] =>
  entries.map(({ side, store_id, redeem_store_id, amount, created_at: at }) => ({
    at,
    figure: sides[side as keyof typeof sides],
    store_id: side === 'redeemed' ? (redeem_store_id ?? store_id) : store_id,
    value: side === 'issued' ? -Number(amount) : Number(amount),
  }));

/** Counts receipts, returns and entries one by one; whoever asks says of which store, between which days or until which moment. */
export async function countOf(programme: Shown) {
  const sales = await rowsOf<Sale>(
    programme,
    `select * from transactions where company_id = $1 and status = 'posted'`,
  );
  const returns = await rowsOf<Back>(
    programme,
    'select * from transaction_returns where company_id = $1 order by return_id',
  );
  const entries = await rowsOf<Entry>(
    programme,
    `select e.*, p.created_at from entries e join postings p using (company_id, posting_id)
      where company_id = $1 and e.side in ('issued', 'redeemed', 'expired')`,
  );
  const rows = [...soldOf(sales, returns), ...movedOf(entries)];
  return (which: (row: { store_id: number; at: Date; day: string }) => boolean): Counted => {
    const sums: Counted = { receipts: 0, turnover: 0, given: 0, redeemed: 0, expired: 0 };
    for (const row of rows)
      if (which({ ...row, day: dayOf(row.at) })) sums[row.figure] += row.value;
    return sums;
  };
}

export interface CountedMessage {
  channel: string;
  state: string;
  campaign_id: number | null;
  occasion: string | null;
  joined_to: string | null;
  cost: string | null;
  parts: number | null;
  created_at: Date;
}

/** Every message of the company, as it lies. */
export const messagesOf = (programme: Shown) =>
  rowsOf<CountedMessage>(programme, 'select * from messages where company_id = $1');

/** Of all points with customers, how many there are by who issued them, in hundredths. */
export async function outstandingOf(programme: Shown) {
  const rows = await rowsOf<{ store_id: number; amount: number }>(
    programme,
    `select e.store_id, e.amount from entries e where company_id = $1 and side = 'customer'`,
  );
  return (storeId?: number) =>
    rows
      .filter(({ store_id }) => storeId === undefined || store_id === storeId)
      .reduce((sum, { amount }) => sum + Number(amount), 0);
}

/** What campaigns gave and did not take back, in hundredths, and what that was worth when they did, in minor units. */
export async function awardsOf(programme: Shown) {
  const rows = await rowsOf<{ issued: number; point_value: number }>(
    programme,
    `select -e.amount as issued, p.point_value from postings p join entries e using (company_id, posting_id)
      where company_id = $1 and e.side = 'issued' and p.kind = 'campaign'
        and not exists (select 1 from postings r where r.company_id = p.company_id and r.reverses_posting_id = p.posting_id)`,
  );
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + of(row), 0);
  return {
    points: sum(({ issued }) => Number(issued)),
    worth: Math.floor(sum(({ issued, point_value }) => Number(issued) * point_value) / 10_000),
  };
}

/** Whoever joined and is there still, by the day on which they did. */
export const joinedOf = async (programme: Shown) =>
  (
    await rowsOf<{ store_id: number; created_at: Date }>(
      programme,
      'select store_id, created_at from customers where company_id = $1 and deleted_at is null',
    )
  ).map(({ store_id, created_at }) => ({ store_id, day: dayOf(created_at) }));

/** The gifts that a campaign gave and that are not cancelled, and how many of them were handed over. */
export async function giftsOf(programme: Shown, campaignId: number) {
  const rows = await rowsOf<{ campaign_id: number; state: string }>(
    programme,
    `select p.campaign_id, c.state from claims c join campaign_participants p on p.company_id = c.company_id and c.claim_id = any(p.claim_ids)
      where c.company_id = $1 and c.state <> 'cancelled'`,
  );
  const own = rows.filter((row) => Number(row.campaign_id) === campaignId);
  return { given: own.length, redeemed: own.filter(({ state }) => state === 'redeemed').length };
}
