import { imageUpload } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { image, moment, readOnly } from '../engine/fields.ts';
import { url } from '../engine/text-fields.ts';

/** A link a store shows its customers, with a picture. */
export const storeExternalLinks = entity({
  name: 'store-external-links',
  id: 'store_external_link_id',
  path: '/stores/{storeId}/store-external-links',
  screen: 'products/external-links',
  tag: 'external-links',
  audited: 'store_external_links',
  permission: {
    read: 'products.external_links.read',
    create: 'products.external_links.create',
    update: 'products.external_links.update',
    delete: 'products.external_links.delete',
  },
  fields: {
    url: url(),
    image: image(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q'],
  searched: ['url'],
  sorts: ['-created_at', 'url'],
  extensions: ['read', 'update'],
});

export const storeExternalLinkImage = imageUpload(
  '/stores/{storeId}/store-external-links/{id}',
  'products.external_links.update',
  'external-links',
);
