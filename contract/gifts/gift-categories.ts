import { imageUpload } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { colour, computed, image, moment, readOnly } from '../engine/fields.ts';
import { localizedAny } from '../engine/localized-fields.ts';

/** A shelf of the gift catalogue, with the colours and picture it is shown in. */
export const giftCategories = entity({
  name: 'gift-categories',
  id: 'gift_category_id',
  path: '/companies/{storeId}/gift-categories',
  screen: 'catalog/catalog-categories',
  tag: 'gifts',
  audited: 'gift_categories',
  permission: {
    read: 'gift_categories.read',
    create: 'gift_categories.create',
    update: 'gift_categories.update',
    delete: 'gift_categories.delete',
  },
  fields: {
    name: localizedAny(80),
    bg_color: colour('#1f4e5f'),
    text_color: colour('#ffffff'),
    image: image(),
    gifts_count: computed(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q'],
  searched: ['name'],
  sorts: ['name', 'created_at'],
  extensions: ['read'],
});

export const giftCategoryImage = imageUpload(
  '/companies/{storeId}/gift-categories/{id}/images',
  'gift_categories.update',
  'gifts',
);
