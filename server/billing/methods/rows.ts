import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import {
  methodCategories,
  type PaymentMethod,
  systemMethods,
  systemPaymentMethodIds,
} from '../../../contract/billing/payment-methods.ts';
import type { Localized } from '../../../contract/engine/languages.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { seal, unseal } from '../../runtime/secrets.ts';
import { paymentMethodsTable } from '../../tables/billing.ts';

export type MethodRow = typeof paymentMethodsTable.$inferSelect;

export const systemMethodOf = (id: number) =>
  systemMethods.find((each) => each.system_payment_method_id === id);
const nothing: Localized = { el: '', en: '', it: '' };
export const categoryOf = (id: number): Localized =>
  methodCategories[systemMethodOf(id)?.category ?? 0] ?? nothing;

/** The ways in which a seller is paid, in the order they were added. */
export const methodsOf = (tx: Executor, companyId: number): Promise<MethodRow[]> =>
  tx
    .select()
    .from(paymentMethodsTable)
    .where(
      and(eq(paymentMethodsTable.company_id, companyId), isNull(paymentMethodsTable.removed_at)),
    )
    .orderBy(asc(paymentMethodsTable.store_payment_method_id));

/** One of them. Throws not_found. */
export async function methodRow(tx: Executor, companyId: number, id: number): Promise<MethodRow> {
  const found = (await methodsOf(tx, companyId)).find(
    ({ store_payment_method_id }) => store_payment_method_id === id,
  );
  if (!found) throw new Refusal('not_found');
  return found;
}

/** A card that nobody's keys are known of is taken by the test provider; so is one by Stripe's own test keys. */
export const isTestMethod = ({ system_payment_method_id, hints, credentials }: MethodRow) =>
  system_payment_method_id === systemPaymentMethodIds.card &&
  (!credentials.secret_key || (hints.public_key ?? '').startsWith('pk_test_'));

/** As it is shown: of a secret its last four characters, and nothing of what it is sealed as. */
export const methodOf = (row: MethodRow, selected: boolean): PaymentMethod => ({
  store_payment_method_id: row.store_payment_method_id,
  system_payment_method_id: row.system_payment_method_id,
  name: row.name,
  category: categoryOf(row.system_payment_method_id),
  credentials: row.hints,
  selected,
  is_test: isTestMethod(row),
  updated_at: row.updated_at,
});

const isSecret = (systemId: number, field: string) =>
  systemMethodOf(systemId)?.credentials.some((each) => each.field === field && each.secret);

const placeOf = (field: string) => `payment_method.${field}`;
const shown = 4;

type Sent = Readonly<Record<string, string | null>>;
type Kept = Pick<MethodRow, 'credentials' | 'hints'>;

/** What of sent credentials was typed: a secret that is sent as it is read back stays as it is. */
export const typedOf = ({ system_payment_method_id, hints }: MethodRow, sent: Sent): Sent =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([field, value]) => !isSecret(system_payment_method_id, field) || value !== hints[field],
    ),
  );

/** What is kept of sent credentials: one that was left out stays, an empty one goes. Throws invalid, also for an incomplete set. */
export function keptCredentials(
  { secret, companyId }: { secret: string; companyId: number },
  systemId: number,
  before: Kept,
  sent: Sent,
): Kept {
  const kept = { credentials: { ...before.credentials }, hints: { ...before.hints } };
  const known = systemMethodOf(systemId)?.credentials ?? [];
  for (const [field, value] of Object.entries(sent)) {
    const credential = known.find((each) => each.field === field);
    if (!credential) throw invalidField(`credentials.${field}`, 'unknownField', { names: field });
    delete kept.credentials[field];
    delete kept.hints[field];
    if (value === null || value === '') continue;
    if (!credential.pattern.test(value) || credential.holds?.(value) === false)
      throw invalidField(`credentials.${field}`);
    kept.credentials[field] = seal(secret, companyId, placeOf(field), value);
    kept.hints[field] = credential.secret ? value.slice(-shown) : value;
  }
  assertTogether(systemId, kept);
  return kept;
}

/** Throws invalid for each one that lacks where others are there: a card with some of its keys would take no money. */
function assertTogether(systemId: number, { credentials }: Kept) {
  const { together, credentials: known = [] } = systemMethodOf(systemId) ?? {};
  const lacking = known.filter(({ field }) => !credentials[field]);
  if (!together || !lacking.length || lacking.length === known.length) return;
  const complaints = () => [{ name: 'required' as const, args: {} }];
  const fields = lacking.map(({ field }) => [`credentials.${field}`, complaints()]);
  throw new Refusal('invalid', { fields: Object.fromEntries(fields) });
}

/** A credential as it was typed; undefined where there is none. */
export function credentialOf(
  secret: string,
  row: Pick<MethodRow, 'company_id' | 'credentials'>,
  field: string,
): string | undefined {
  const sealed = row.credentials[field];
  return sealed && unseal(secret, row.company_id, placeOf(field), sealed);
}

/** The ways to pay that some plan of a seller names. */
export async function namedByPlans(tx: Executor, companyId: number): Promise<ReadonlySet<number>> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct m::int as id from subscription_plans p, jsonb_array_elements_text(p.store_payment_methods) m
      where p.company_id = ${companyId} and p.withdrawn_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}
