import type { VatCheck } from '../../../contract/billing/subscriptions.ts';
import { countryCode } from '../../common/countries.ts';
import type { Executor } from '../../db/executor.ts';
import type { Billing } from '../core/context.ts';
import { checkNumber } from '../vies/run.ts';
import { numberAcross, partiesOf } from './parties.ts';

/** The tax number of a buyer across a border of the Union, with what VIES said of it; none for others. */
export async function toldVatCheck(
  tx: Executor,
  sellerId: number,
  storeId: number,
): Promise<VatCheck | null> {
  const { seller, buyer } = (await partiesOf(tx, sellerId, [storeId]))(storeId);
  const vat_number = numberAcross(seller, buyer);
  if (!vat_number) return null;
  const { valid = null, at = null } = buyer.vat_check ?? {};
  return { vat_number, valid, checked_at: at };
}

/** Has VIES asked about a buyer's number before it decides how they are taxed. Call it outside of transactions. */
export async function checkBuyer(billing: Billing, sellerId: number, storeId: number) {
  if (!billing.settings.viesUrl) return;
  const { seller, buyer } = (await partiesOf(billing.database.db, sellerId, [storeId]))(storeId);
  const number = numberAcross(seller, buyer);
  if (number) await checkNumber(billing, number);
}

/** The same for a buyer that is about to be made. */
export async function checkNewBuyer(
  billing: Billing,
  sellerId: number,
  { vat_number, country_id }: { readonly vat_number: string; readonly country_id: number },
) {
  if (!billing.settings.viesUrl) return;
  const { seller } = (await partiesOf(billing.database.db, sellerId, []))(sellerId);
  const country = countryCode(country_id) ?? null;
  const number = numberAcross(seller, { name: '', address: null, vat_number, country });
  if (number) await checkNumber(billing, number);
}
