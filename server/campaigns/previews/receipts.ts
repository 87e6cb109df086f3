import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { Queryable } from '../../db/transaction.ts';
import { minorOf } from '../../runtime/units.ts';
import { isWholeBack } from '../../tables/ledger-sql.ts';
import { isStoreIn, type Matched, mayAgain, meets, meetsPerson } from '../evaluate.ts';
import type { Person } from '../person.ts';
import type { Running } from '../running.ts';
import { clockOf, type Shown } from './clock.ts';
import type { Match } from './tally.ts';

/** Accounts that are looked at together, and the part of time. */
export interface Looked {
  readonly companyId: number;
  readonly timeZone: string;
  readonly ids: readonly number[];
  readonly fromMs: number;
  readonly untilMs: number;
}

interface Bought {
  id: number;
  transaction_id: number;
  store_id: number;
  amount: number;
  channel: 'offline' | 'online';
  at: number;
  products: number[] | null;
}
/** With what the company's clock showed. */
type Row = Bought & Shown;

const read = (named: boolean) => ({
  name: named ? 'preview-receipts-of-products' : 'preview-receipts',
  text: `select t.user_account_id as id, t.transaction_id, t.store_id, t.amount, t.channel, extract(epoch from t.created_at)::float8 * 1000 as at,
      ${named ? `(select jsonb_agg((l ->> 'product_id')::bigint) from jsonb_array_elements(t.lines) l)` : 'null'} as products
    from transactions t where t.company_id = $1 and t.user_account_id = any($2::bigint[]) and t.created_at > $3 and t.created_at <= $4
      and t.status = 'posted' and not ${isWholeBack('t')}
    order by t.user_account_id, t.created_at, t.transaction_id`,
});

const goodsRead = {
  name: 'preview-goods',
  text: `select p.product_id as id, p.parent_product_id as product, k.product_tag_id as tag from products p
    left join company_products k on k.company_id = p.company_id and k.product_id = p.parent_product_id
    where p.company_id = $1 and p.parent_product_id is not null`,
};

interface Good {
  readonly id: number;
  readonly product: number;
  readonly tag: number | null;
}

/** The company's product and its tag of every product of a store. */
async function goodsByProduct(client: Queryable, companyId: number) {
  const { rows } = await client.query<Good>({ ...goodsRead, values: [companyId] });
  return new Map(rows.map((row) => [row.id, row]));
}

type Options = TypeOptions['transaction'];
type DrawOptions = TypeOptions['draw'];

const factsOf = (row: Row, known: Of['goods']) => {
  const goods = (row.products ?? []).flatMap((id) => known.get(id) ?? []);
  const productIds = goods.map(({ product }) => product);
  const tagIds = goods.flatMap(({ tag }) => tag ?? []);
  const { store_id: storeId, amount, channel, weekday, hour } = row;
  return { storeId, amount, channel, weekday, hour, productIds, tagIds };
};

/** How many entries of a draw a receipt is. */
const entriesOf = ({ per, amount }: DrawOptions, row: Row) =>
  per === 'receipt' || !amount ? 1 : Math.floor(row.amount / minorOf(amount));

interface Of {
  readonly campaign: Running;
  readonly people: ReadonlyMap<number, Person>;
  readonly goods: ReadonlyMap<number, Good>;
}

/** What of a receipt matched, and how often it counts; nothing where it does not. */
function metBy({ campaign, goods }: Of, row: Row, person: Person, receipts: number) {
  const { definition, type } = campaign;
  if (!isStoreIn(definition, row.store_id)) return undefined;
  const isAsked = definition.campaign_client_characteristic_id !== null;
  const of = isAsked ? { ...person, today: row.day } : person;
  if (type !== 'draw') {
    const matched = meets(definition, factsOf(row, goods), of, receipts);
    return matched && { matched, times: 1 };
  }
  const times = entriesOf(definition.campaign_type_options as DrawOptions, row);
  const own = times > 0 && meetsPerson(definition, of);
  return own ? { matched: { ...own, amount: row.amount / 100 } as Matched, times } : undefined;
}

/** The times of one customer, of their receipts in order. */
function timesOf(of: Of, rows: readonly Row[], person: Person): Match[] {
  const { definition, type } = of.campaign;
  const most =
    type === 'draw'
      ? ((definition.campaign_type_options as DrawOptions).most_per_customer ?? Infinity)
      : Infinity;
  const before = person.receipts - rows.length;
  const own: Match[] = [];
  let sum = 0;
  rows.forEach((row, index) => {
    const last = own.at(-1);
    const when = last && (last.day === row.day ? 'today' : 'before');
    if (!mayAgain(definition, when) || sum >= most) return;
    const met = metBy(of, row, person, before + index + 1);
    if (!met) return;
    const times = Math.min(met.times, most - sum);
    sum += times;
    const { id: accountId, transaction_id: transactionId, store_id: storeId, at: atMs, day } = row;
    own.push({ accountId, transactionId, storeId, atMs, day, times, matched: met.matched });
  });
  return own;
}

/** What receipts of some customers would have been for a campaign: by the same rules as at the till. */
export async function matchesByReceipt(
  client: Queryable,
  { companyId, timeZone, ids, fromMs, untilMs }: Looked,
  campaign: Running,
  people: ReadonlyMap<number, Person>,
): Promise<ReadonlyMap<number, readonly Match[]>> {
  const options = campaign.definition.campaign_type_options as Partial<Options>;
  const named = Boolean(options.product_tag_ids?.length || options.product_ids?.length);
  const values = [companyId, [...ids], new Date(fromMs), new Date(untilMs)];
  const { rows } = await client.query<Bought>({ ...read(named), values });
  const clock = clockOf(timeZone);
  const goods = named ? await goodsByProduct(client, companyId) : new Map<number, Good>();
  const found = new Map<number, readonly Match[]>();
  for (const [id, own] of grouped(rows, clock)) {
    const person = people.get(id);
    const times = person ? timesOf({ campaign, people, goods }, own, person) : [];
    if (times.length) found.set(id, times);
  }
  return found;
}

/** Rows that stand together by account. */
function grouped(rows: readonly Bought[], clock: (atMs: number) => Shown) {
  const by = new Map<number, Row[]>();
  for (const bought of rows) {
    const row = Object.assign(bought, clock(bought.at));
    const own = by.get(row.id);
    if (own) own.push(row);
    else by.set(row.id, [row]);
  }
  return by;
}
