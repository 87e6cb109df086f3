import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import type { FileStore } from '../files/store.ts';

/** A picture and the product of the catalogue that shows it or did. */
interface Picture {
  companyId: number;
  productId: number;
  image: unknown;
}

/** Removes a picture, unless the catalogue or a store still shows it: they share one file. */
export async function releasePicture(
  db: Executor,
  files: FileStore,
  { companyId, productId, image }: Picture,
) {
  if (typeof image !== 'string') return;
  const { rows } = await db.execute(sql`select 1 from company_products
      where company_id = ${companyId} and product_id = ${productId} and image = ${image} and deleted_at is null
    union all select 1 from products
      where company_id = ${companyId} and parent_product_id = ${productId} and image = ${image} limit 1`);
  if (!rows.length) await files.remove(image);
}

/** Has the stores that showed the picture of the catalogue, or none, show its new one. */
export const followPicture = (tx: Executor, { companyId, productId, image }: Picture, to: string) =>
  tx.execute(sql`update products set image = ${to}, updated_at = now() where company_id = ${companyId}
    and parent_product_id = ${productId} and image is not distinct from ${image as string | null}`);
