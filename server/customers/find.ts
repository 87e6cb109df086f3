import type { TillCustomer } from '../../contract/customers/customers.ts';
import { cardCode, isCardCode } from '../../contract/engine/card-codes.ts';
import type { Database } from '../db/connection.ts';
import type { Queryable } from '../db/transaction.ts';
import { plainCode, soughtMobile } from '../engine/mobiles.ts';
import { allowed } from '../http/refusal.ts';
import { type Context, type Named, readContext } from '../ledger/context.ts';
import { type Lot, spendable, spendableLots } from '../ledger/lots.ts';
import { standingIn } from '../ledger/plan.ts';
import { lastReceipts } from '../receipts/rows.ts';
import { moneyOf, pointsOf, worth } from '../runtime/units.ts';

interface At {
  companyId: number;
  storeId: number;
  nowMs: number;
}

/** Whatever was typed or scanned: a mobile, a card or a QR code, in this order. */
export function namedBy(typed: string): Named {
  const code = plainCode(typed);
  const number = cardCode(code);
  const card = isCardCode(number) ? { card_number: number } : {};
  const digits = /^[+\d\s()./-]+$/.test(code) ? { mobile: soughtMobile(code) } : {};
  return { ...digits, ...card, qr_code: code };
}

const read = {
  name: 'till-customer',
  text: `select c.mobile, e164(c.country_id, c.mobile) as mobile_e164, c.qr_code,
      c.mobile is not null and c.country_id <> (select s.country_id from stores s where s.company_id = $1 and s.store_id = $3) as mobile_abroad,
      coalesce((select json_agg(k.card_number order by k.attached_at) from loyalty_cards k
        where k.company_id = $1 and k.user_account_id = $2), '[]') as card_numbers,
      coalesce((select json_agg(json_build_object('gift_id', g.gift_id, 'title', g.title, 'points', g.points)) from (
        select gift_id, title, points from gifts where company_id = $1 and show_on_catalog and points <= $4
          and (cardinality(redeem_stores) = 0 or $3 = any(redeem_stores))
          and ($5::bigint[] is null or store_point_title_id is null or store_point_title_id = any($5)) order by points desc, gift_id limit 6) g), '[]') as gifts
    from customers c where c.company_id = $1 and c.user_account_id = $2`,
};

type Facts = Pick<
  TillCustomer,
  'mobile' | 'mobile_e164' | 'mobile_abroad' | 'qr_code' | 'card_numbers' | 'gifts'
>;

function expiringOf(lots: readonly Lot[], nowMs: number): TillCustomer['expiring'] {
  const first = spendableLots(lots, nowMs)[0];
  if (!first?.expires_at) return null;
  const together = lots.filter(({ expires_at }) => expires_at === first.expires_at);
  const points = together.reduce((sum, lot) => sum + lot.points_left, 0);
  return { points: pointsOf(points), expires_at: new Date(first.expires_at).toISOString() };
}

/** The tiers whose gifts a customer may take; null, for all, while tiers are off. */
function tiersUpTo({ tiers_enabled, ladder }: Context, tierId: number | undefined) {
  if (!tiers_enabled) return null;
  const ids = ladder.map(({ store_point_title_id }) => store_point_title_id);
  return ids.slice(0, ids.indexOf(tierId ?? 0) + 1);
}

/** Where a customer stands on the ladder, and how far the next tier is. */
export function tiersOf(context: Context, nowMs: number): Pick<TillCustomer, 'tier' | 'next_tier'> {
  const { tier, next } = standingIn(context, nowMs);
  const shown = ({ store_point_title_id, title, color }: NonNullable<typeof tier>) => ({
    store_point_title_id,
    title,
    color,
  });
  const from = tier?.from ?? 0;
  const span = next ? next.from - from : 1;
  return {
    tier: tier ? shown(tier) : null,
    next_tier: next
      ? {
          ...shown(next),
          missing: pointsOf(Math.max(0, next.from - next.reached)),
          progress: Math.min(1, Math.max(0, (next.reached - from) / span)),
        }
      : null,
  };
}

/** A customer as the till needs them. Throws unknown_customer for nobody of this company. */
export async function tillCustomer(
  database: Database,
  at: At,
  customer: Named,
): Promise<TillCustomer> {
  const { companyId, storeId, nowMs } = at;
  const context = allowed(await readContext(database.pool, { ...at, customer, withLots: true }));
  const { lots, deficit, user_account_id } = context;
  const usable = spendable(lots, deficit, nowMs);
  const tiers = tiersOf(context, nowMs);
  const open = tiersUpTo(context, tiers.tier?.store_point_title_id);
  const values = [companyId, user_account_id, storeId, Math.floor(pointsOf(usable)), open];
  const facts = (await database.pool.query<Facts>({ ...read, values })).rows[0];
  if (!facts) throw new Error('A customer vanished between two reads');
  const pending = lots.filter(({ active_from }) => active_from > nowMs);
  return {
    user_account_id,
    first_name: context.first_name,
    last_name: context.last_name,
    ...facts,
    balance: pointsOf(context.balance),
    pending: pointsOf(pending.reduce((sum, lot) => sum + lot.points_left, 0)),
    deficit: pointsOf(deficit),
    spendable: pointsOf(usable),
    spendable_amount: context.points_payment ? moneyOf(worth(usable, context.point_value)) : 0,
    expiring: expiringOf(lots, nowMs),
    ...tiers,
    last_receipts: await lastReceipts(database, companyId, user_account_id),
  };
}

const cardOwner = {
  name: 'card-owner',
  text: `select k.card_number, k.user_account_id, c.first_name, c.last_name, c.mobile from loyalty_cards k
    left join customers c on c.company_id = k.company_id and c.user_account_id = k.user_account_id and c.deleted_at is null
    where k.company_id = $1 and k.card_number = $2`,
};

interface CardOwner {
  card_number: string;
  user_account_id: number | null;
  first_name: string | null;
  last_name: string | null;
  mobile: string | null;
}

/** A card of the programme and whose it is; undefined for a number that is no card of it. */
export async function cardOf(client: Queryable, companyId: number, cardNumber: string) {
  const { rows } = await client.query<CardOwner>({ ...cardOwner, values: [companyId, cardNumber] });
  return rows[0];
}
