import { z } from 'zod';
import { type Endpoint, endpoint } from '../engine/endpoint.ts';
import { fillFromAny, type Language, type Localized } from '../engine/languages.ts';
import { idsText } from '../engine/list-query.ts';

/** The records that are deleted with a look at what uses them, by their table; `suppliers` are stores of another kind. */
export const retiredTables = [
  'attribute_definitions',
  'cash_registers',
  'company_products',
  'coupons',
  'customers',
  'email_themes',
  'gift_categories',
  'gifts',
  'loyalty_card_orders',
  'network_regions',
  'point_titles',
  'product_categories',
  'product_groups',
  'product_tags',
  'products',
  'response_mappers',
  'rewards',
  'saved_views',
  'shop_attribute_options',
  'shop_attributes',
  'shop_variants',
  'store_payment_methods',
  'stores',
  'sub_loyalties',
  'subscription_plans',
  'suppliers',
  'webhooks',
] as const;
export type RetiredTable = (typeof retiredTables)[number];

export const isRetired = (table: string | undefined): table is RetiredTable =>
  retiredTables.some((name) => name === table);

/** What may use a record. */
export const useKinds = [
  'campaigns',
  'rewards',
  'gifts',
  'coupons',
  'claims',
  'orders',
  'products',
  'company_products',
  'stores',
  'customers',
  'cards',
  'devices',
  'mappers',
  'answers',
  'views',
  'attribute_options',
  'shop_variants',
  'shop_orders',
  'shop_products',
  'shop_rules',
  'subscriptions',
  'plans',
  'registers',
  'members',
  'keys',
  'webhooks',
] as const;
export type UseKind = (typeof useKinds)[number];

/** What becomes of a use when the record is deleted: it refuses that, it is lost with the record, or it stays as it is. */
export const useOutcomes = ['refuses', 'lost', 'stays'] as const;
export type UseOutcome = (typeof useOutcomes)[number];

export const use = z.object({
  kind: z.enum(useKinds),
  outcome: z.enum(useOutcomes),
  count: z.int(),
  /** The newest ten, with the store that each belongs to. */
  first: z.array(z.object({ id: z.int(), title: z.string(), store_id: z.int().nullable() })),
});
export type Use = z.output<typeof use>;

/** The same before it is put in somebody's language. */
export interface FoundUse extends Omit<Use, 'first'> {
  readonly first: readonly {
    readonly id: number;
    readonly title: Localized | string | null;
    readonly store_id: number | null;
  }[];
}

const titleIn = (language: Language, title: Localized | string | null) =>
  typeof title === 'string' ? title : fillFromAny(title ?? {})[language];

export const usesIn = (language: Language, found: readonly FoundUse[]): Use[] =>
  found.map((each) => ({
    ...each,
    first: each.first.map((row) => ({ ...row, title: titleIn(language, row.title) })),
  }));

const foundUses = z.object({ uses: z.array(use) }).meta({ id: 'Uses' });
export type Uses = z.output<typeof foundUses>;

const derive = (removal: Endpoint) =>
  endpoint({
    method: 'GET',
    path: `${removal.path}/uses` as `${string}/{id}/uses`,
    access: removal.access,
    tag: removal.tag,
    extension: true,
    summary: `what uses it: asked before ${removal.summary}; changes nothing`,
    query: z.strictObject({
      with: idsText.optional().describe('Others that are to be deleted with it: what uses any.'),
    }),
    reply: foundUses,
  });

const derived = new Map<Endpoint, ReturnType<typeof derive>>();

/** The call that answers, by the rights of a deletion, what uses the record that it deletes. */
export function usesOf(removal: Endpoint): ReturnType<typeof derive> {
  const known = derived.get(removal) ?? derive(removal);
  derived.set(removal, known);
  return known;
}

/** Calls with those that answer what uses the records that some of them delete. */
export const withUses = (calls: readonly Endpoint[]): readonly Endpoint[] => [
  ...calls,
  ...calls.filter(({ retires }) => isRetired(retires)).map(usesOf),
];
