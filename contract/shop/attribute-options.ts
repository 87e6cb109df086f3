import { entity } from '../engine/entity.ts';
import { computed, moment, readOnly, ref } from '../engine/fields.ts';
import { localizedAny } from '../engine/localized-fields.ts';
import { sellerRights } from './attributes.ts';

/** What an attribute may be: small, medium, large. */
export const shopAttributeOptions = entity({
  name: 'shop-attribute-options',
  id: 'attribute_option_id',
  path: '/companies/{storeId}/subscriptions/products/attribute-options',
  screen: 'marketplace/attribute-options',
  collection: 'attribute_options',
  tag: 'shop',
  audited: 'shop_attribute_options',
  permission: sellerRights,
  fields: {
    attribute_id: ref('shop-attributes'),
    option: localizedAny(120),
    /** How many variants have it. */
    variants_count: computed(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q', 'attribute_id'],
  searched: ['option'],
  sorts: ['option', 'created_at'],
  extensions: ['read'],
});
