import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { computed, moment, optional, readOnly } from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';

const path = '/companies/{storeId}/products/tags';

const declared = entity({
  name: 'product-tags',
  id: 'product_tag_id',
  path,
  screen: 'products/products-tags',
  tag: 'products',
  audited: 'product_tags',
  permission: {
    read: 'products.tag.read',
    create: 'products.tag.create',
    update: 'products.tag.update',
    delete: 'products.tag.delete',
  },
  fields: {
    name: text(80),
    code: optional(text(30)),
    products_count: computed(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q'],
  searched: ['name', 'code'],
  sorts: ['name', 'code', 'created_at'],
  extensions: ['read'],
});

/** Where a tag is created: the singular is the specification's. */
export const productTagPath = '/companies/{storeId}/products/tag';

/** What the products of a company's catalogue are told apart by; a product carries one or none. */
export const productTags = {
  ...declared,
  calls: {
    ...declared.calls,
    create: { ...declared.calls.create, path: productTagPath },
    delete: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      access: 'products.tag.delete',
      retires: 'product_tags',
      tag: 'products',
      summary: 'delete a product tag; one that products carry is taken off them only if asked for',
      query: z.strictObject({ take_off: z.enum(['true', 'false']).optional() }),
      reply: nothing,
    }),
  },
};
