import { eq } from 'drizzle-orm';
import { weekdays } from '../../contract/catalogue/products.ts';
import { giftTypeIds } from '../../contract/gifts/gifts.ts';
import { defaultTrees, moderatorTrees } from '../../contract/permissions/default-trees.ts';
import type { PermissionTree } from '../../contract/permissions/permissions.ts';
import { roleIds } from '../common/catalogue.ts';
import { greeceId } from '../common/countries.ts';
import type { Executor } from '../db/executor.ts';
import type { FileStore } from '../files/store.ts';
import { createCompany } from '../organisations/create-company.ts';
import { hashPassword } from '../people/sign-in/passwords.ts';
import { giftCategoriesTable, giftsTable } from '../tables/gifts.ts';
import { networkRegionsTable, storesTable } from '../tables/organisations.ts';
import { membershipsTable, usersTable } from '../tables/people.ts';
import {
  productCategoriesTable,
  productGroupsTable,
  productsTable,
  storeExternalLinksTable,
} from '../tables/products.ts';
import { storeSettingsTable } from '../tables/settings.ts';
import * as content from './content.ts';
import { type Drawing, picture } from './pictures.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPartner } from './seed-partner.ts';
import { seedPins } from './seed-pins.ts';
import { seedShop } from './seed-shop.ts';
import { seedThemes } from './seed-themes.ts';
import { seedTill } from './seed-till.ts';

export const demoPassword = 'pistos-demo';
const italyId = 380;
const description = { el: '', en: '', it: '' };

interface Seeding {
  tx: Executor;
  files: FileStore;
  nowMs: number;
  passwordHash: string;
}

const imageOf = async ({ files }: Seeding, drawing: Drawing, shade: number) =>
  files.save(await picture(drawing, shade));

async function addUser(
  { tx, passwordHash, nowMs }: Seeding,
  mobile: string,
  full_name: string,
  country_id = greeceId,
  is_super_admin = false,
) {
  const [user] = await tx
    .insert(usersTable)
    .values({
      app_provider_id: 1,
      country_id,
      mobile,
      full_name,
      password_hash: passwordHash,
      is_super_admin,
      proved_at: new Date(nowMs).toISOString(),
    })
    .returning({ id: usersTable.user_id });
  return user?.id ?? 0;
}

async function addStore(
  { tx }: Seeding,
  companyId: number,
  store: { name: string } & Record<string, unknown>,
  kind: 'store' | 'supplier',
  permissions: PermissionTree,
) {
  const [created] = await tx
    .insert(storesTable)
    .values({
      country_id: greeceId,
      ...store,
      company_id: companyId,
      kind,
      parent_id: companyId,
      permissions,
    })
    .returning({ id: storesTable.store_id });
  return created?.id ?? 0;
}

async function addCatalogue(seeding: Seeding, companyId: number, storeId: number, count: number) {
  const owner = { company_id: companyId, store_id: storeId };
  const categories = await seeding.tx
    .insert(productCategoriesTable)
    .values(content.categories.map((name) => ({ ...owner, name })))
    .returning({ id: productCategoriesTable.product_category_id });
  const groups = await seeding.tx
    .insert(productGroupsTable)
    .values(content.groups.map((name) => ({ ...owner, name, description })))
    .returning({ id: productGroupsTable.product_group_id });
  const rows = content.products.slice(0, count).map(async (product, index) => ({
    ...owner,
    name: product.name,
    retail_price: product.price,
    wholesale_price: Math.round(product.price * 55) / 100,
    product_category_id: categories[product.category]?.id,
    group_product: product.group === undefined ? null : groups[product.group]?.id,
    sku_number: `AIG-${String(index + 1).padStart(3, '0')}`,
    published: !product.draft,
    availability_days: product.weekend ? ['saturday' as const, 'sunday' as const] : [...weekdays],
    image: await imageOf(seeding, product.drawing, product.category),
  }));
  await seeding.tx.insert(productsTable).values(await Promise.all(rows));
}

async function addGifts(
  seeding: Seeding,
  companyId: number,
  supplierIds: number[],
  storeIds: number[],
) {
  const categories = await seeding.tx
    .insert(giftCategoriesTable)
    .values(
      await Promise.all(
        content.giftCategories.map(async ({ drawing, ...category }, index) => ({
          ...category,
          company_id: companyId,
          image: await imageOf(seeding, drawing, index),
        })),
      ),
    )
    .returning({ id: giftCategoriesTable.gift_category_id });
  const rows = content.gifts.map(async (gift, index) => ({
    company_id: companyId,
    title: gift.title,
    points: gift.points,
    cost: gift.cost,
    cost_type: 'fixed' as const,
    gift_category_id: categories[gift.category]?.id,
    printed_catalog_code: `D${100 + index}`,
    gift_type_id: gift.supplier === undefined ? giftTypeIds.store : giftTypeIds.supplier,
    supplier_store_id: gift.supplier === undefined ? null : supplierIds[gift.supplier],
    redeem_stores: gift.supplier === undefined ? storeIds : [],
    image: await imageOf(seeding, gift.drawing, gift.category),
  }));
  await seeding.tx.insert(giftsTable).values(await Promise.all(rows));
}

const join = (
  { tx }: Seeding,
  company_id: number,
  store_id: number,
  user_id: number,
  role_id: number,
  permissions: PermissionTree,
) => tx.insert(membershipsTable).values({ company_id, store_id, user_id, role_id, permissions });

/** The moderator of the demo manages the shop floor but not the product groups: so that rights can be seen. */
const moderatorTree = () => {
  const { group: _, ...products } = moderatorTrees.store.products as PermissionTree;
  return { ...moderatorTrees.store, products };
};

async function seedGreece(seeding: Seeding) {
  const { tx } = seeding;
  const companyId = await createCompany(tx, {
    name: 'Αιγαίον Καφέ',
    country_id: greeceId,
    email: 'info@aigaion.example',
    primary_phone: '2103210000',
    address: 'Ερμού 12, Αθήνα',
  });
  const regions = await tx
    .insert(networkRegionsTable)
    .values(content.regions.map((name) => ({ company_id: companyId, name })))
    .returning({ id: networkRegionsTable.store_company_network_region_id });
  const admin = await addUser(seeding, '6900000002', 'Ελένη Παπαδοπούλου');
  const moderator = await addUser(seeding, '6900000003', 'Γιώργος Νικολάου');
  const supplier = await addUser(seeding, '6900000004', 'Μαρία Ανδρίτσου');
  await join(seeding, companyId, companyId, admin, roleIds.companyAdmin, defaultTrees.company);
  const storeIds: number[] = [];
  for (const { region, ...store } of content.stores) {
    const id = await addStore(
      seeding,
      companyId,
      {
        ...store,
        store_company_network_region_id: regions[region]?.id,
        app_name: store.name,
        store_subscription_plan_id: 1,
      },
      'store',
      defaultTrees.store,
    );
    storeIds.push(id);
    await addCatalogue(
      seeding,
      companyId,
      id,
      storeIds.length === 1 ? content.products.length : 12,
    );
    await join(seeding, companyId, id, admin, roleIds.companyAdmin, defaultTrees.store);
  }
  await seedCatalogue(tx, seeding.files, companyId);
  await tx
    .update(storeSettingsTable)
    .set(content.storeSettings)
    .where(eq(storeSettingsTable.company_id, companyId));
  const [first = 0, , , fourth = 0] = storeIds;
  await tx
    .insert(storeExternalLinksTable)
    .values(content.links.map((url) => ({ company_id: companyId, store_id: first, url })));
  await join(seeding, companyId, first, moderator, roleIds.storeModerator, moderatorTree());
  await seedPins(tx, { companyId, storeId: first, nowMs: seeding.nowMs }, { moderator, admin });
  const supplierIds: number[] = [];
  for (const each of content.suppliers) {
    supplierIds.push(
      await addStore(
        seeding,
        companyId,
        { ...each, primary_email: each.email },
        'supplier',
        defaultTrees.supplier,
      ),
    );
  }
  await join(
    seeding,
    companyId,
    supplierIds[0] ?? 0,
    supplier,
    roleIds.supplier,
    defaultTrees.supplier,
  );
  await addGifts(seeding, companyId, supplierIds, storeIds);
  await seedThemes(tx, seeding.files, companyId, seeding.nowMs);
  const staff = { cashierId: moderator, adminId: admin, supplierId: supplier };
  await seedTill(tx, seeding.files, { companyId, storeIds, ...staff }, seeding.nowMs);
  // One store has cancelled its plan, so that the banner can be seen.
  const soon = new Date(Date.UTC(2027, 2, 31, 21)).toISOString();
  await tx
    .update(storesTable)
    .set({ cancelled_subscription: true, expiration_date_subscription: soon })
    .where(eq(storesTable.store_id, fourth));
  return companyId;
}

async function seedItaly(seeding: Seeding) {
  const { tx } = seeding;
  const { company, store, category, products, gift } = content.italy;
  const companyId = await createCompany(tx, {
    name: company,
    country_id: italyId,
    email: 'info@minerva.example',
  });
  const storeId = await addStore(
    seeding,
    companyId,
    {
      name: store,
      country_id: italyId,
      address: 'Via Rizzoli 3',
      zip: '40125',
      lat: 44.4944,
      lon: 11.3446,
    },
    'store',
    defaultTrees.store,
  );
  const owner = { company_id: companyId, store_id: storeId };
  const [created] = await tx
    .insert(productCategoriesTable)
    .values({ ...owner, name: category })
    .returning({ id: productCategoriesTable.product_category_id });
  const rows = products.map(async (name, index) => ({
    ...owner,
    name,
    retail_price: 9 + index * 4,
    product_category_id: created?.id,
    published: true,
    image: await imageOf(seeding, 'book', index),
  }));
  await tx.insert(productsTable).values(await Promise.all(rows));
  await tx.insert(giftsTable).values({
    company_id: companyId,
    title: gift,
    points: 300,
    gift_type_id: giftTypeIds.store,
    redeem_stores: [storeId],
  });
  const admin = await addUser(seeding, '3331234567', 'Giulia Conti', italyId);
  await join(seeding, companyId, companyId, admin, roleIds.companyAdmin, defaultTrees.company);
  await join(seeding, companyId, storeId, admin, roleIds.companyAdmin, defaultTrees.store);
  return { companyId, storeId };
}

/**
 * The demo programme: one company with four stores and two suppliers, a second small one, and the
 * demo accounts. Its year ends at `nowMs`; two seeds of one moment are the same.
 */
export async function seedDemo(tx: Executor, files: FileStore, nowMs: number): Promise<void> {
  const seeding: Seeding = { tx, files, nowMs, passwordHash: await hashPassword(demoPassword) };
  await addUser(seeding, '6900000001', 'Νίκος Δημητρίου', greeceId, true);
  const companyId = await seedGreece(seeding);
  const { companyId: partnerId, storeId } = await seedItaly(seeding);
  await seedPartner(tx, { companyId, partnerId, storeId }, nowMs);
  await seedShop(tx, files);
}
