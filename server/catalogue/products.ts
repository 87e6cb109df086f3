import { and, eq, sql } from 'drizzle-orm';
import { productCategories } from '../../contract/catalogue/product-categories.ts';
import { productGroups } from '../../contract/catalogue/product-groups.ts';
import { productImage, products } from '../../contract/catalogue/products.ts';
import {
  storeExternalLinkImage,
  storeExternalLinks,
} from '../../contract/catalogue/store-external-links.ts';
import type { Database } from '../db/connection.ts';
import { crud } from '../engine/crud.ts';
import { mountImage, reencode } from '../engine/images.ts';
import { type Row, rowsOf, type Tenant } from '../engine/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import {
  productCategoriesTable,
  productGroupsTable,
  productsTable,
  storeExternalLinksTable,
} from '../tables/products.ts';
import { releasePicture } from './pictures.ts';

export const productRows = rowsOf(products, productsTable);

const categoryRows = rowsOf(productCategories, productCategoriesTable, {
  computed: {
    products_count: sql`(select count(*) from products p where p.company_id = product_categories.company_id
      and p.store_id = product_categories.store_id and p.product_category_id = product_categories.product_category_id)`,
  },
});

const groupRows = rowsOf(productGroups, productGroupsTable, {
  computed: {
    products_count: sql`(select count(*) from products p where p.company_id = product_groups.company_id
      and p.store_id = product_groups.store_id and p.group_product = product_groups.product_group_id)`,
  },
});

const linkRows = rowsOf(storeExternalLinks, storeExternalLinksTable);

/** Throws product_withdrawn where the company does not have it sold here any more. */
async function assertOffered({ db }: Database, { companyId, storeId }: Tenant, id: number) {
  const { company_id, store_id, product_id, offered } = productsTable;
  const itself = and(eq(company_id, companyId), eq(store_id, storeId), eq(product_id, id));
  const [row] = await db.select({ offered }).from(productsTable).where(itself);
  if (row?.offered === false) throw new Refusal('product_withdrawn', { field: 'published' });
}

// A picture may be the catalogue's, and other stores show it too: it goes with the last of them.
const pictureOf = ({ companyId }: Tenant, { parent_product_id, image }: Row) => ({
  companyId,
  productId: Number(parent_product_id ?? 0),
  image,
});

function mountStoreProducts(api: Api) {
  crud(api, products, productRows, ['update', 'delete']);
  serve(api, products.calls.update, async ({ database, scope, params, body }) => {
    if (body.published) await assertOffered(database, scope, params.id);
    return productRows.update(database.db, scope, params.id, body);
  });
  serve(api, products.calls.delete, async ({ database, scope, params }) => {
    await database.db.transaction((tx) => productRows.remove(tx, scope, params.id));
    return null;
  });
  serve(api, productImage, async ({ database, scope, params, upload, files }) => {
    const before = await productRows.read(database.db, scope, params.id);
    const image = await files.save(await reencode(upload?.bytes ?? new Uint8Array()));
    await productRows.update(database.db, scope, params.id, { image });
    await releasePicture(database.db, files, pictureOf(scope, before));
    return { image };
  });
}

/** What a store sells, how it is arranged, and the links the store shows. */
export function mountProducts(api: Api) {
  mountStoreProducts(api);
  crud(api, productCategories, categoryRows);
  crud(api, productGroups, groupRows);
  crud(api, storeExternalLinks, linkRows);
  mountImage(api, storeExternalLinkImage, linkRows);
}
