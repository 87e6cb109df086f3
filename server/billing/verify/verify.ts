import type { Queryable } from '../../db/transaction.ts';
import { billingInvariants } from './invariants.ts';
import { shopInvariants } from './shop-invariants.ts';

export interface BillingBreach {
  readonly invariant: string;
  readonly company_id: number;
  readonly subject: string;
  readonly detail: string;
}

const mostOfEach = 100;

/** Everything that is wrong with the billings of all sellers, at one moment. */
export async function verifyBilling(client: Queryable): Promise<BillingBreach[]> {
  const breaches: BillingBreach[] = [];
  for (const { name, text } of [...billingInvariants, ...shopInvariants]) {
    const { rows } = await client.query<Omit<BillingBreach, 'invariant'>>(
      `select company_id::int, subject, detail from (${text}) broken limit ${mostOfEach}`,
    );
    breaches.push(...rows.map((row) => ({ invariant: name, ...row })));
  }
  return breaches;
}
