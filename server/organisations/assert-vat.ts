import { type SQL, sql } from 'drizzle-orm';
import { numberAbroad } from '../../contract/billing/amounts/taxation.ts';
import { countryCode } from '../common/countries.ts';
import { assertVat, type Taxed } from '../common/vat.ts';
import type { Executor } from '../db/executor.ts';
import type { AnyCall } from '../http/call.ts';
import { invalidField } from '../http/refusal.ts';

/** The place that a tax number becomes one of, and who writes it. A new place has no id. */
export interface VatHolder {
  readonly userId: number;
  readonly companyId: number;
  readonly storeId: number;
  /** The company itself writes it, to which all its stores belong. */
  readonly byCompany: boolean;
}

/** What a caller writes of the place of the path, or of one of its stores. */
export const holderOf = (
  { caller, scope }: Pick<AnyCall, 'caller' | 'scope'>,
  storeId = scope.storeId,
): VatHolder => ({
  userId: caller.userId,
  companyId: scope.companyId,
  storeId,
  byCompany: scope.kind === 'company',
});

/** Whether a place has a number of a country, however it is written: with the letters of the country, or without. */
function hasNumber(place: SQL, { vatNumber, countryId }: Taxed): SQL {
  const country = countryCode(countryId) ?? null;
  const whole = numberAbroad({ country, vat_number: vatNumber }) ?? vatNumber;
  const isBare = sql`${place}.country_id = ${countryId} and ${place}.vat_number = ${whole.slice(2)}`;
  return sql`(${place}.vat_number = ${whole} or (${isBare}))`;
}

const company = sql`s.kind = 'company'`;
const place = sql.raw('s');

/** Whether a place is run by who writes, by someone of the place that is changed, or has given that its number. */
function isOwn(taxed: Taxed, { userId, companyId, storeId, byCompany }: VatHolder): SQL {
  const changed = sql`o.company_id = ${companyId} and o.store_id = ${storeId}`;
  return sql`((${byCompany} and s.company_id = ${companyId})
    or exists (select 1 from memberships m where m.company_id = s.company_id and m.store_id = s.store_id
      and (m.user_id = ${userId} or m.user_id in (select o.user_id from memberships o where ${changed})))
    or exists (select 1 from stores o where ${changed} and ${hasNumber(sql.raw('o'), taxed)}))`;
}

/** Throws invalid where a place has the number already; of two at once the second waits for the first. */
async function assertNone(tx: Executor, taxed: Taxed, among: SQL) {
  const digits = taxed.vatNumber.replace(/^\D{2}/, '');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`vat ${digits}`}))`);
  const { rows } = await tx.execute(
    sql`select 1 from stores s where s.deleted_at is null and ${hasNumber(place, taxed)} and ${among} limit 1`,
  );
  if (rows.length) throw invalidField(taxed.field, 'taken');
}

/** Throws invalid for a tax number that another company has. Call it in the transaction that writes it. */
export const assertCompanyVat = (tx: Executor, taxed: Taxed, companyId = 0) =>
  assertNone(tx, taxed, sql`${company} and s.company_id <> ${companyId}`);

/**
 * Throws invalid for a tax number that a store of the company, or any company, has which others run: who runs one store may
 * open another, and a company gives its stores the numbers that it wants. Call it in the transaction that writes it.
 */
export const assertStoreVat = (tx: Executor, taxed: Taxed, holder: VatHolder) => {
  const { companyId, storeId } = holder;
  const others = sql`(${company} or (s.kind = 'store' and s.company_id = ${companyId} and s.store_id <> ${storeId}))`;
  return assertNone(tx, taxed, sql`${others} and not ${isOwn(taxed, holder)}`);
};

interface Place {
  readonly vat_number?: string | null | undefined;
  readonly country_id?: number | null | undefined;
}

/**
 * Both rules for a change of a store: of its number, or of the country that gave it. What stays as it is, stays. Throws
 * invalid.
 */
export async function assertVatChange(
  tx: Executor,
  before: Place,
  sent: Place,
  holder: VatHolder,
  field = 'vat_number',
) {
  const { vat_number: vatNumber, country_id: countryId } = { ...before, ...sent };
  const isChanged = (['vat_number', 'country_id'] as const).some(
    (name) => sent[name] !== undefined && sent[name] !== before[name],
  );
  if (!isChanged || !vatNumber || !countryId) return;
  const taxed = { vatNumber, countryId, field };
  assertVat(taxed);
  await assertStoreVat(tx, taxed, holder);
}
