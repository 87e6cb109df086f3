import { and, inArray } from 'drizzle-orm';
import { minorUnitsOf, smallestOf } from '../../../contract/billing/money.ts';
import { productTypeIds } from '../../../contract/shop/kinds.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Complaint } from '../../runtime/complaints.ts';
import { databaseError, uniqueViolation } from '../../runtime/database-errors.ts';
import { shopAttributeOptionsTable } from '../../tables/shop.ts';
import { optionRows } from './rows.ts';
import { currencyOf } from './seller.ts';

export type Complaints = Record<string, Complaint[]>;

/** What of a variant others depend on. */
export interface Draft {
  readonly price: number;
  readonly credits?: number | null | undefined;
  readonly attribute_option_ids: readonly number[];
}

/** What a variant is held against. */
interface Facts {
  readonly currency: string;
  /** The seller's options, each with what it is an option of. */
  readonly attributeOf: ReadonlyMap<number, number>;
  /** Nothing where it is a variant of no product. */
  readonly typeId: number | undefined;
}

/** What variants with these options are held against, as variants of a product of a type. */
export async function factsFor(
  db: Executor,
  scope: Scope,
  drafts: readonly Draft[],
  typeId: number | undefined,
): Promise<Facts> {
  const ids = [...new Set(drafts.flatMap((draft) => draft.attribute_option_ids))];
  const { attribute_id, attribute_option_id } = shopAttributeOptionsTable;
  const options = await db
    .select({ attribute_id, attribute_option_id })
    .from(shopAttributeOptionsTable)
    .where(and(optionRows.within(scope), inArray(attribute_option_id, ids)));
  const attributeOf = new Map(options.map((each) => [each.attribute_option_id, each.attribute_id]));
  return { currency: await currencyOf(db, scope), attributeOf, typeId };
}

function priceComplaint(price: number, currency: string): Complaint | undefined {
  const minor = minorUnitsOf(price, currency);
  return minor === undefined || minor % smallestOf(currency) ? { name: 'invalid' } : undefined;
}

function optionComplaint(
  ids: readonly number[],
  attributeOf: Facts['attributeOf'],
): Complaint | undefined {
  const attributes = ids.map((id) => attributeOf.get(id));
  if (attributes.includes(undefined)) return { name: 'invalidChoice' };
  return new Set(attributes).size < ids.length ? { name: 'oneOptionEach' } : undefined;
}

/** What is wrong with the credits of a variant of a product of a type. */
export function creditComplaint(credits: Draft['credits'], typeId: number | undefined) {
  if (typeId === undefined) return undefined;
  const isCredits = typeId === productTypeIds.credits;
  if (isCredits && !credits) return { name: 'required' } as const;
  return !isCredits && credits ? ({ name: 'creditsOfVariants' } as const) : undefined;
}

/** What is wrong with a variant by itself, below a path of its fields. */
export function complaintsOf(draft: Draft, facts: Facts, below = ''): Complaints {
  const found = {
    price: priceComplaint(draft.price, facts.currency),
    attribute_option_ids: optionComplaint(draft.attribute_option_ids, facts.attributeOf),
    credits: creditComplaint(draft.credits, facts.typeId),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, complaint]) =>
      complaint ? [[`${below}${name}`, [complaint]]] : [],
    ),
  );
}

const setOf = (ids: readonly number[]) => [...ids].sort((one, other) => one - other).join();

/** Which of the variants of one product have the options of one before them. */
export function twinsAmong(drafts: readonly Pick<Draft, 'attribute_option_ids'>[]): number[] {
  const sets = drafts.map((draft) => setOf(draft.attribute_option_ids));
  return sets.flatMap((set, index) => (sets.indexOf(set) < index ? [index] : []));
}

/** Throws invalid for all that is complained of. */
export function refuse(fields: Complaints) {
  if (Object.keys(fields).length) throw new Refusal('invalid', { fields });
}

/** Writes a variant. Throws already_exists, naming the field, for the SKU of another one. */
export async function namingSku<T>(write: Promise<T>, below = ''): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (databaseError(error)?.code !== uniqueViolation) throw error;
    const fields = { [`${below}sku_number`]: [{ name: 'taken' as const }] };
    throw new Refusal('already_exists', { fields });
  }
}
