import { sql } from 'drizzle-orm';
import { weekdays } from '../../contract/catalogue/products.ts';
import { follow } from '../catalogue/in-stores.ts';
import type { Executor } from '../db/executor.ts';
import type { FileStore } from '../files/store.ts';
import { companyProductsTable, productTagsTable } from '../tables/catalogue.ts';
import { catalogue, tags } from './catalogue-content.ts';
import { picture } from './pictures.ts';

const description = { el: '', en: '', it: '' };
const skuOf = (index: number) => `AIG-${String(index + 1).padStart(3, '0')}`;

/** The company's catalogue; what its stores sell already is of it, by its SKU. */
export async function seedCatalogue(tx: Executor, files: FileStore, companyId: number) {
  const tagged = await tx
    .insert(productTagsTable)
    .values(tags.map((tag) => ({ ...tag, company_id: companyId })))
    .returning({ id: productTagsTable.product_tag_id });
  const rows = catalogue.map(async ({ shared, valid, ...product }, index) => ({
    company_id: companyId,
    name: product.name,
    description,
    sku_number: skuOf(index),
    product_tag_id: tagged[product.tag]?.id ?? null,
    retail_price: product.price,
    wholesale_price: Math.round(product.price * 55) / 100,
    reward_points: shared?.points ?? 0,
    reward_points_shared: shared !== undefined,
    reward_points_shared_options: {
      online: shared?.online ?? true,
      offline: shared?.offline ?? true,
    },
    availability_days: [...weekdays],
    published: !product.draft,
    valid_from: valid?.[0] ?? null,
    valid_to: valid?.[1] ?? null,
    image: await files.save(await picture(product.drawing, product.tag)),
    position: index + 1,
  }));
  const added = await tx
    .insert(companyProductsTable)
    .values(await Promise.all(rows))
    .returning({ id: companyProductsTable.product_id });
  await tx.execute(sql`update products p set parent_product_id = c.product_id from company_products c
    where c.company_id = ${companyId} and p.company_id = c.company_id and p.sku_number = c.sku_number`);
  await follow(tx, { companyId, productIds: added.map(({ id }) => id) });
}
