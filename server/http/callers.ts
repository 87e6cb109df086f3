import type { StoreKind } from '../../contract/organisations/stores.ts';
import type { PermissionTree } from '../../contract/permissions/permissions.ts';
import type { KeyUsed } from './call.ts';

/** A caller as the database tells of them, with their rights in the store of the path. */
export interface Row {
  user_id: number;
  full_name: string;
  is_super_admin: boolean;
  company_id: number | null;
  kind: StoreKind | null;
  store_permissions: PermissionTree | null;
  user_store_permissions: PermissionTree | null;
  till_store_id: number | null;
  cash_register_id: number | null;
  session_id: number;
  seen_at: Date;
  expires_at: Date;
  cashier_id: number | null;
  cashier_name: string;
  cashier_permissions: PermissionTree;
  asks_cashier: boolean;
  works: boolean | null;
  ended_at: Date | null;
  /** Of a program that calls with a key. */
  key?: KeyUsed;
}

/** What their rights follow from. */
export type Standing = Pick<
  Row,
  | 'company_id'
  | 'kind'
  | 'is_super_admin'
  | 'store_permissions'
  | 'user_store_permissions'
  | 'works'
  | 'ended_at'
>;

/** Where callers are found: the facts, the tables they are in, and what makes a token good. */
export interface Source {
  readonly name: string;
  readonly facts: string;
  readonly tables: string;
  readonly isValid: string;
}

/** What is known of the store of the path, whoever calls. */
export const factsOfPlace = `place.company_id, place.kind,
  place.permissions as store_permissions, place.active_subscription and owner.active_subscription as works,
  least(case when not place.active_subscription then place.expiration_date_subscription end,
    case when not owner.active_subscription then owner.expiration_date_subscription end) as ended_at`;
/** A person, and their rights in the place that is asked for. */
const standing = `u.user_id, u.full_name, u.is_super_admin, ${factsOfPlace}, m.permissions as user_store_permissions`;
const places = `left join stores place on place.store_id = $2 and place.deleted_at is null
  left join stores owner on owner.company_id = place.company_id and owner.store_id = place.company_id
  left join memberships m on m.company_id = place.company_id and m.store_id = place.store_id and m.user_id = u.user_id`;
const facts = `${standing},
  t.store_id as till_store_id, t.cash_register_id, t.session_id, t.seen_at, t.expires_at,
  pin.user_id as cashier_id, cashier.full_name as cashier_name, work.permissions as cashier_permissions,
  t.store_id is not null and exists (select 1 from till_pins any_pin
    where any_pin.company_id = place.company_id and any_pin.store_id = t.store_id) as asks_cashier`;
const tables = `access_tokens t
  join users u on u.user_id = t.user_id
  ${places}
  left join till_pins pin on pin.company_id = place.company_id and pin.store_id = t.store_id and pin.user_id = t.cashier_id
  left join users cashier on cashier.user_id = pin.user_id
  left join memberships work on work.company_id = pin.company_id and work.store_id = pin.store_id and work.user_id = pin.user_id`;
// A till goes on as it was paired; a person is nobody before their mobile is proved.
const isValid =
  't.token_hash = $1 and t.expires_at > $3 and (t.idle_until is null or t.idle_until > $3) and (u.proved_at is not null or t.store_id is not null)';

/** Whoever signed in, and paired tills. */
export const ofPeople: Source = { name: 'session', facts, tables, isValid };

/** Somebody by their id, with their rights in a place and no token: for what is done on their behalf. */
export const ofStanding: Source = {
  name: 'standing',
  facts: standing,
  tables: `users u ${places}`,
  isValid: 'u.user_id = $1 and u.proved_at is not null',
};

/** The statement that finds one, without anything that is read along. */
export const findingIn = ({ name, facts: told, tables: from, isValid: where }: Source) => ({
  name,
  text: `select ${told} from ${from} where ${where}`,
});
