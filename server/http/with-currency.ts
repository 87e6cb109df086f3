import { moneyOfRefusals } from '../../contract/words/money-of-refusals.ts';
import type { AnyCall } from './call.ts';
import { Refusal } from './refusal.ts';

const currencyOf = {
  name: 'currency-of-refusal',
  text: 'select currency from stores where company_id = $1 and store_id = $1',
};

/** A refusal that names amounts, with the currency they are said in; anything else as it is. */
export async function withCurrency(
  call: Pick<AnyCall, 'database' | 'scope'>,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Refusal) || !moneyOfRefusals[error.id]) return error;
  if (error.details?.currency !== undefined) return error;
  // Only a place has a currency, and not every call is about one.
  const values = [call.scope.companyId];
  const { rows } = await call.database.pool.query<{ currency: string }>({ ...currencyOf, values });
  const currency = rows[0]?.currency;
  return currency ? error.naming({ currency }) : error;
}
