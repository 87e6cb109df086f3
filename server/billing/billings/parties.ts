import { sql } from 'drizzle-orm';
import {
  isAcrossUnion,
  numberAbroad,
  type Taxation,
  taxationOf,
} from '../../../contract/billing/amounts/taxation.ts';
import type { Parties, Party } from '../../../contract/billing/billings.ts';
import { countryCode, countryId, isVatNumber } from '../../common/countries.ts';
import type { Executor } from '../../db/executor.ts';
import type { Seller } from '../core/sellers.ts';
import { checksOf, type VatCheckRow } from '../vies/checks.ts';

type Row = Omit<Party, 'country'> & { store_id: number; country_id: number } & Record<
    string,
    unknown
  >;
const nobody: Party = { name: '', vat_number: null, address: null, country: null };
const partyOf = ({ name, vat_number, address, country_id }: Row): Party => ({
  name,
  vat_number,
  address,
  country: countryCode(country_id) ?? null,
});

/** The number that VIES is asked about: of a buyer in another country of the Union, with its letters. */
export const numberAcross = (seller: Party, buyer: Party): string | null =>
  buyer.country &&
  buyer.vat_number &&
  isAcrossUnion(seller, buyer) &&
  isVatNumber(buyer.vat_number, countryId(buyer.country))
    ? numberAbroad(buyer)
    : null;

const said = (check: VatCheckRow | undefined): Pick<Party, 'vat_check'> =>
  check?.checked_at && check.valid !== null
    ? { vat_check: { valid: check.valid, at: check.checked_at, id: check.request_id } }
    : {};

/** A sale from one place to another, by the ids of their stores. */
export interface Sale {
  readonly sellerId: number;
  readonly buyerId: number;
}

/** Who sells and who buys in some sales, by their places, with what VIES said of numbers across borders. */
export async function partiesIn(
  tx: Executor,
  sales: readonly Sale[],
): Promise<(sale: Sale) => Parties> {
  const ids = [...new Set(sales.flatMap(({ sellerId, buyerId }) => [sellerId, buyerId]))];
  const { rows } = await tx.execute<Row>(
    sql`select s.store_id::int, coalesce(ss.invoicing ->> 'comp_name', s.name) as name, s.country_id::int,
        coalesce(ss.invoicing ->> 'vat_number', s.vat_number) as vat_number, nullif(concat_ws(', ', s.address, s.zip), '') as address
      from stores s left join store_settings ss on ss.company_id = s.company_id and ss.store_id = s.store_id
      where s.store_id = any(${sql.param(ids)}::bigint[])`,
  );
  const byId = new Map(rows.map((row) => [row.store_id, partyOf(row)]));
  const party = (id: number) => byId.get(id) ?? nobody;
  const numberOf = ({ sellerId, buyerId }: Sale) => numberAcross(party(sellerId), party(buyerId));
  const checks = await checksOf(
    tx,
    sales.flatMap((sale) => numberOf(sale) ?? []),
  );
  return (sale) => ({
    seller: party(sale.sellerId),
    buyer: { ...party(sale.buyerId), ...said(checks.get(numberOf(sale) ?? '')) },
  });
}

/** The same of one seller and some buyers: kept with a billing, which a later change of name does not change. */
export async function partiesOf(
  tx: Executor,
  sellerId: number,
  storeIds: readonly number[],
): Promise<(storeId: number) => Parties> {
  const saleTo = (buyerId: number): Sale => ({ sellerId, buyerId });
  const parties = await partiesIn(tx, [sellerId, ...storeIds].map(saleTo));
  return (storeId) => parties(saleTo(storeId));
}

/** How two parties tax one another; `rate` is the seller's own, in hundredths of a percent. */
export const taxationBetween = ({ seller, buyer }: Parties, rate: number): Taxation =>
  taxationOf(
    seller,
    buyer,
    rate,
    // Where VIES has said nothing yet, form and check digits decide.
    (vatNumber, code) =>
      buyer.vat_check?.valid !== false && isVatNumber(vatNumber, countryId(code)),
  );

/** How a seller taxes some of its buyers. */
export async function taxationsOf(
  tx: Executor,
  { companyId, vatRate }: Pick<Seller, 'companyId' | 'vatRate'>,
  storeIds: readonly number[],
): Promise<(storeId: number) => Taxation> {
  const parties = await partiesOf(tx, companyId, storeIds);
  return (storeId) => taxationBetween(parties(storeId), vatRate);
}
