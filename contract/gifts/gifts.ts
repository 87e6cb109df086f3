import { z } from 'zod';
import { endpoint, imageUpload } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  computed,
  flag,
  image,
  integer,
  moment,
  money,
  optional,
  readOnly,
  ref,
  refs,
} from '../engine/fields.ts';
import { paragraph, text } from '../engine/text-fields.ts';

/** The gift types of /common/gift-types: 1 comes from a supplier, 2 is handed over in a store. */
export const giftTypeIds = { supplier: 1, store: 2 } as const;

const fields = {
  title: text(120),
  description: optional(paragraph(2000)),
  gift_category_id: optional(ref('gift-categories')),
  gift_type_id: ref('gift-types'),
  supplier_store_id: optional(ref('suppliers')),
  points: integer(0, 100_000_000),
  /** The tier from which on customers are offered it; without one all are. */
  store_point_title_id: optional(ref('point-titles')),
  cost: optional(money()),
  cost_type: optional(choice(['fixed', 'percentage'])),
  printed_catalog_code: optional(text(40)),
  product_code: optional(text(40)),
  show_on_catalog: flag(true),
  redeem_stores: refs('stores', 1000),
  redeem_company_ids: refs('companies'),
  /** The programmes of the company that it belongs to, as applications show it; in none it is in all. */
  loyalty_program_ids: refs('sub-loyalties'),
  /** The collaborators whose customers applications show it to as well. */
  synergies: refs('synergies'),
  image: image(),
  /** Claims that wait to be redeemed, and those that were. */
  claims_open: computed(),
  claims_redeemed: computed(),
  created_at: readOnly(moment()),
  updated_at: readOnly(moment()),
} as const;

/** A gift of the catalogue, bought with points. */
export const gifts = entity({
  name: 'gifts',
  id: 'gift_id',
  path: '/companies/{storeId}/gifts',
  screen: 'catalog/gift-catalog',
  tag: 'gifts',
  audited: 'gifts',
  permission: {
    read: 'gifts.read',
    create: 'gifts.create',
    update: 'gifts.update',
    delete: 'gifts.delete',
  },
  fields,
  filters: [
    'q',
    'gift_category_id',
    'gift_type_id',
    'supplier_store_id',
    'loyalty_program_ids',
    'show_on_catalog',
  ],
  searched: ['title', 'printed_catalog_code', 'product_code'],
  sorts: ['title', 'points', 'created_at', 'updated_at'],
});

export const giftImage = imageUpload(
  '/companies/{storeId}/gifts/{id}/images',
  'gifts.update',
  'gifts',
);

/** The gifts a supplier delivers, with the cost agreed for them and without where the company hands them over. */
export const suppliedGifts = entity({
  name: 'supplied-gifts',
  id: 'gift_id',
  path: '/suppliers/{id}/gifts',
  screen: 'gifts',
  tag: 'supplier-panel',
  audited: false,
  permission: { read: 'supplier.gifts.read' },
  fields: {
    title: fields.title,
    description: fields.description,
    points: fields.points,
    cost: fields.cost,
    printed_catalog_code: fields.printed_catalog_code,
    product_code: fields.product_code,
    show_on_catalog: fields.show_on_catalog,
    image: fields.image,
    updated_at: fields.updated_at,
  },
  filters: ['q', 'show_on_catalog'],
  searched: ['title', 'printed_catalog_code', 'product_code'],
  sorts: ['title', 'points', 'updated_at'],
  operations: ['list'],
});

interface GiftBody {
  gift_type_id?: number | null | undefined;
  supplier_store_id?: number | null | undefined;
  redeem_company_ids?: number[] | undefined;
}

/**
 * A gift as it is sent: no supplier when there is none or the gift is a store's own
 * (gift-supplier-store-id-omitted), no companies for a supplier's (gift-redeem-company-ids-omitted),
 * and for an existing gift that never had a supplier no such field (gift-existing-without-supplier).
 */
export function giftToSend<G extends GiftBody>(gift: G, previous?: GiftBody): G {
  const { supplier_store_id, redeem_company_ids, ...rest } = gift;
  const ownGift = gift.gift_type_id === giftTypeIds.store;
  const removed = previous?.supplier_store_id && !supplier_store_id && !ownGift;
  return {
    ...rest,
    ...(supplier_store_id && !ownGift ? { supplier_store_id } : {}),
    ...(removed ? { supplier_store_id: null } : {}),
    ...(redeem_company_ids && gift.gift_type_id !== giftTypeIds.supplier
      ? { redeem_company_ids }
      : {}),
  } as G;
}

export const giftTypes = endpoint({
  method: 'GET',
  path: '/common/gift-types',
  access: 'signed-in',
  tag: 'common',
  summary: 'the kinds of gift',
  reply: z.object({ gift_types: z.array(z.object({ gift_type_id: z.int(), name: z.string() })) }),
});
