import { type MinorUnits, type Taxed, taxed } from '../money.ts';

/** The member states of the European Union, by ISO 3166-1. */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** What of a party decides how it is taxed. */
export interface TaxParty {
  /** By ISO 3166-1; none where it is not known. */
  readonly country?: string | null;
  readonly vat_number: string | null;
}

/** How a sale is taxed; rates in hundredths of a percent. */
export interface Taxation {
  readonly vat_rate: number;
  /** The seller's own, which a price that includes tax includes. */
  readonly own_rate: number;
  /** The buyer accounts for the tax, in another country of the Union. */
  readonly reverse_charge: boolean;
}

/** Whether a sale goes from one country of the Union to another. */
export const isAcrossUnion = (
  seller: Pick<TaxParty, 'country'>,
  buyer: Pick<TaxParty, 'country'>,
) =>
  seller.country !== buyer.country &&
  union.has(seller.country ?? '') &&
  union.has(buyer.country ?? '');

/**
 * How a seller taxes a buyer: within the Union a business of another country with a number that holds accounts for the
 * tax itself; everybody else is taxed as in the seller's country. `isNumber` says whether a number is one of a country.
 */
export function taxationOf(
  seller: TaxParty,
  buyer: TaxParty,
  own_rate: number,
  isNumber: (vatNumber: string, country: string) => boolean,
): Taxation {
  const { vat_number, country } = buyer;
  const reverse_charge = Boolean(
    isAcrossUnion(seller, buyer) &&
      seller.vat_number &&
      vat_number &&
      country &&
      isNumber(vat_number, country),
  );
  return { vat_rate: reverse_charge ? 0 : own_rate, own_rate, reverse_charge };
}

/** A tax number as it is written across borders: with the letters of its country, which of Greece are EL. */
export function numberAbroad({ country, vat_number }: TaxParty): string | null {
  if (!vat_number || !country) return vat_number;
  const prefix = country === 'GR' ? 'EL' : country;
  const bare = vat_number.replace(/[\s.-]/g, '').toUpperCase();
  return bare.startsWith(prefix) ? bare : `${prefix}${bare}`;
}

/** The tax of a price for a buyer. Who accounts for it elsewhere pays a price that includes tax without it. */
export function taxedFor(
  price: MinorUnits,
  { vat_included, smallest = 1 }: { vat_included: boolean; smallest?: MinorUnits },
  { vat_rate, own_rate, reverse_charge }: Taxation,
): Taxed & { vat_rate: number } {
  const { net, ...rest } = taxed(price, { vat_rate: own_rate, vat_included, smallest });
  return reverse_charge ? { vat_rate, net, vat: 0, total: net } : { vat_rate, net, ...rest };
}
