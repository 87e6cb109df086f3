import { isValid, type ProductPoints, pointsFor } from '../catalogue/points-of-products.ts';
import type { Queryable } from '../db/transaction.ts';
import { isSought, type SoughtMobile } from '../engine/mobiles.ts';
import { wants } from '../messages/wishes.ts';
import { Refused } from '../runtime/refused.ts';
import type { Hundredths, Minor } from '../runtime/units.ts';
import { stateOfCoupon } from '../tables/coupons.ts';
import { takenElsewhere } from '../tables/ledger-sql.ts';
import type { Goal } from './goal.ts';
import type { Lot } from './lots.ts';
import type { Tier } from './tiers.ts';

/** How a customer is named, tried in this order. */
export interface Named {
  user_account_id?: number | undefined;
  mobile?: SoughtMobile | undefined;
  card_number?: string | undefined;
  qr_code?: string | undefined;
}

interface Wanted {
  companyId: number;
  storeId: number;
  nowMs: number;
  customer: Named;
  cashRegisterId?: number | null | undefined;
  productIds?: number[];
  withLots?: boolean;
}

/** All that the rules of a receipt look at, in one read. Points in hundredths, money in minor units. */
export interface Context {
  reward_points: Hundredths;
  reward_amount: Minor;
  reward_floor: boolean;
  reward_active: boolean;
  points_payment: boolean;
  fast_payment: boolean;
  min_amount_limit: Minor;
  max_amount_limit: Minor;
  ratio: number;
  point_value: number;
  package_mode: boolean;
  tiers_enabled: boolean;
  tier_system: 'lifetime' | 'expiration_mode';
  /** What tiers count: 1 points earned, 2 amounts. */
  tier_mode_id: number;
  offline_amount: Minor | null;
  offline_points: Hundredths | null;
  online_amount: Minor | null;
  online_points: Hundredths | null;
  user_account_id: number;
  first_name: string;
  last_name: string | null;
  balance: Hundredths;
  deficit: Hundredths;
  store_point_title_id: number | null;
  tier_until: Date | null;
  register_known: boolean;
  products: Record<string, ProductPoints>;
  ladder: Tier[];
  lots: Lot[];
  /** The goal coupon of the store, while it can be filled. */
  goal: Goal | null;
  /** The channel that tells customers of new points, and what reaching this one takes. */
  system_notification_id: number | null;
  store_name: string;
  country_id: number;
  mobile: string | null;
  email: string | null;
  sms: boolean;
  mail: boolean;
  /** Whether what rounding cuts off is kept, and what is kept of this customer's. */
  carry_remainders: boolean;
  remainder: number;
  /** Counts the changes of the company's campaigns. */
  campaigns_version: number;
  /** Whether customers are told their balance. */
  app_points_visibility: boolean;
  /** The store's day, and when it began. */
  day: string;
  day_from: Date;
  active_from: Date;
  expires_at: Date | null;
}

const settings = `ss.reward_points, ss.reward_amount, ss.reward_floor, ss.reward_active, ss.points_payment, ss.fast_payment,
  ss.min_amount_limit, ss.max_amount_limit, cs.online_offline_points_ratio as ratio, cs.point_value,
  cs.app_points_visibility, cs.campaigns_version, cs.carry_remainders, cs.package_mode, cs.tiers_enabled, cs.tier_system, cs.tier_mode_id,
  coalesce(ss.offline_amount, cs.offline_amount) as offline_amount,
  coalesce(ss.offline_points, cs.offline_points) as offline_points,
  coalesce(ss.online_amount, cs.online_amount) as online_amount,
  coalesce(ss.online_points, cs.online_points) as online_points`;

/** What counts towards a tier: over a lifetime, or within the tier's own days. */
const reached = `case when cs.tier_system = 'lifetime'
  then case cs.tier_mode_id when 2 then a.total_amount else a.earned end
  else (select coalesce(sum(case cs.tier_mode_id when 2 then t.amount - t.returned_amount else t.points - t.points_taken end), 0)
    from transactions t where t.company_id = a.company_id and t.user_account_id = any(accounts_of(a.company_id, a.user_account_id)) and t.status = 'posted'
      and t.created_at > $3::timestamptz - make_interval(days => coalesce(p.expiration_days, 36500))) end`;

const ladder = (
  company: string,
) => `case when cs.tiers_enabled then (select json_agg(json_build_object(
    'store_point_title_id', p.store_point_title_id, 'from', p."from", 'multiplier', p.multiplier,
    'expiration_days', p.expiration_days, 'title', p.title, 'color', p.color, 'reached', ${reached}) order by p."from")
  from point_titles p where p.company_id = ${company} and p.deleted_at is null) end as ladder`;

// Days are the company's own: a day of 23 or 25 hours ends at its midnight too.
const days = `to_char($3::timestamptz at time zone cs.time_zone, 'YYYY-MM-DD') as day,
  date_trunc('day', $3::timestamptz at time zone cs.time_zone) at time zone cs.time_zone as day_from,
  case when cs.points_pending_days > 0
    then (date_trunc('day', $3::timestamptz at time zone cs.time_zone) + make_interval(days => cs.points_pending_days)) at time zone cs.time_zone
    else $3::timestamptz end as active_from,
  case when cs.expiration_points > 0
    then (date_trunc('day', $3::timestamptz at time zone cs.time_zone) + make_interval(days => cs.expiration_points + 1)) at time zone cs.time_zone
    end as expires_at`;

// Who was merged is found last: their mobile may be somebody else's by now.
const byCode = (company: string) => `coalesce(
  (select m.user_account_id from customers m where m.company_id = ${company} and ${isSought('m', '$6::text[]', '$7::text[]')} and m.deleted_at is null
    order by (m.country_id = s.country_id) desc, m.user_account_id limit 1),
  (select k.user_account_id from loyalty_cards k where k.company_id = ${company} and k.card_number = $8),
  (select q.user_account_id from customers q where q.company_id = ${company} and q.qr_code = $9 and q.deleted_at is null),
  survivor_of(${company}, (select g.user_account_id from customers g where g.company_id = ${company} and ${isSought('g', '$6::text[]', '$7::text[]')}
    and g.merged_into is not null order by (g.country_id = s.country_id) desc, g.deleted_at desc limit 1)),
  survivor_of(${company}, (select q.user_account_id from customers q where q.company_id = ${company} and q.qr_code = $9 and q.merged_into is not null)))`;

const goal = (
  company: string,
  store: string,
) => `(select json_build_object('coupon_id', g.coupon_id, 'gift_title', g.gift_title,
    'goal_type', g.goal_type, 'goal_sequence', g.goal_sequence, 'goal_sum_sequence', g.goal_sum_sequence,
    'goal_minimum_amount', g.goal_minimum_amount, 'goal_max_days', g.goal_max_days, 'per_customer', g.per_customer)
  from coupons g where g.company_id = ${company} and g.store_id = ${store} and g.kind = 'goal' and g.deleted_at is null
    and ${stateOfCoupon('g', '$3')} = 'running') as goal`;

const lotColumns = `json_build_object('lot_id', l.lot_id, 'store_id', l.store_id, 'points_left', l.points_left,
  'active_from', extract(epoch from l.active_from) * 1000, 'expires_at', extract(epoch from l.expires_at) * 1000)`;
const lots = (company: string) => `(select json_agg(${lotColumns})
  from lots l where l.company_id = ${company} and l.user_account_id = a.user_account_id and l.points_left > 0)`;

type Selection = Pick<Wanted, 'customer' | 'cashRegisterId' | 'productIds' | 'withLots'>;

// What a call does not ask for is not in its statement: PostgreSQL would otherwise find that planning it
// anew each time is worth while, which takes four times as long as running it.
const text = (
  company: string,
  store: string,
  { customer, withLots }: Selection,
) => `select ${settings}, ${days},
    ${ladder(company)}, ${goal(company, store)}, ${withLots ? lots(company) : 'null'} as lots,
    ss.system_notification_id, s.name as store_name, c.country_id, c.mobile, c.email, c.sms and ${wants('sms', 'c')} as sms, c.mail and ${wants('mail', 'c')} as mail,
    c.user_account_id, c.first_name, c.last_name, a.balance, a.deficit, a.remainder, a.store_point_title_id, a.tier_until,
    $4::bigint is null or exists (select 1 from cash_registers r
      where r.company_id = ${company} and r.store_id = ${store} and r.cash_register_id = $4) as register_known,
    (select json_object_agg(p.product_id, json_build_array(${pointsFor('p', 'offline')}, ${pointsFor('p', 'online')}, ${isValid('p')}))
      from products p where p.company_id = ${company} and p.store_id = ${store} and p.product_id = any($5::bigint[])) as products
  from stores s
  join store_settings ss on ss.company_id = s.company_id and ss.store_id = s.store_id
  join company_settings cs on cs.company_id = s.company_id
  join customers c on c.company_id = ${company} and c.deleted_at is null
    and c.user_account_id = ${customer.user_account_id ? '$6::bigint' : byCode(company)}
  join accounts a on a.company_id = ${company} and a.user_account_id = c.user_account_id
  where s.company_id = ${company} and s.store_id = ${store}`;

const statement = (company: string, store: string, selection: Selection) => {
  const { customer, withLots } = selection;
  const name = `receipt-context${customer.user_account_id ? '-by-id' : ''}${withLots ? '-with-lots' : ''}`;
  return { name, text: text(company, store, selection) };
};

// From $4 on, alone and along with the session.
function valuesOf({ customer, cashRegisterId, productIds = [] }: Selection) {
  const { user_account_id, mobile, card_number = null, qr_code = null } = customer;
  const who = user_account_id
    ? [user_account_id]
    : [mobile?.digits ?? [], mobile?.numbers ?? [], card_number, qr_code];
  return [cashRegisterId ?? null, productIds, ...who];
}

/** The same read in the round trip that finds out who is calling. */
export const contextAlong = (selection: Selection) => ({
  ...statement('place.company_id', 'place.store_id', selection),
  values: valuesOf(selection),
});

/** What was read along. Refused as unknown_customer where nobody of this company is named so. */
export function contextFrom(row: unknown): Context | Refused {
  const context = row as Context | undefined;
  if (!context?.user_account_id) return new Refused('unknown_customer');
  return {
    ...context,
    products: context.products ?? {},
    ladder: context.ladder ?? [],
    lots: context.lots ?? [],
  };
}

/** Reads it. Refused as unknown_customer where nobody of this company is named so. */
export async function readContext(client: Queryable, wanted: Wanted): Promise<Context | Refused> {
  const { companyId, storeId, nowMs } = wanted;
  const values = [companyId, storeId, new Date(nowMs), ...valuesOf(wanted)];
  const { rows } = await client.query<Context>({ ...statement('$1', '$2', wanted), values });
  return contextFrom(rows[0]);
}

const lock = {
  name: 'lock-account',
  text: 'select 1 from accounts where company_id = $1 and user_account_id = $2 for update',
};

/** Holds a customer's points until the transaction ends; whoever else moves them waits. */
export const lockAccount = async (client: Queryable, companyId: number, accountId: number) => {
  await client.query({ ...lock, values: [companyId, accountId] });
};

const allLots = {
  name: 'lots',
  text: `select ${lotColumns}::jsonb || jsonb_build_object('taken_elsewhere',
      case when l.lot_id = any($3::bigint[]) then ${takenElsewhere('l')} else 0 end) as lot from lots l where l.company_id = $1 and l.user_account_id = $2
    and (l.points_left > 0 or l.lot_id = any($3::bigint[]))`,
};

/** A customer's lots that hold points, and those named, even when they are empty. */
export async function readLots(
  client: Queryable,
  companyId: number,
  accountId: number,
  named: number[],
): Promise<Lot[]> {
  const { rows } = await client.query<{ lot: Lot }>({
    ...allLots,
    values: [companyId, accountId, named],
  });
  return rows.map(({ lot }) => lot);
}

/** What expiry needs to know of an account it has locked. */
export async function readAccount(client: Queryable, companyId: number, accountId: number) {
  const { rows } = await client.query<
    Pick<Context, 'deficit' | 'store_point_title_id' | 'tier_until'>
  >({
    name: 'account',
    text: 'select deficit, store_point_title_id, tier_until from accounts where company_id = $1 and user_account_id = $2',
    values: [companyId, accountId],
  });
  if (!rows[0]) throw new Error('A locked account vanished');
  return rows[0];
}
