import { eq, sql } from 'drizzle-orm';
import { giftCategories, giftCategoryImage } from '../../contract/gifts/gift-categories.ts';
import {
  giftImage,
  gifts,
  giftToSend,
  giftTypeIds,
  suppliedGifts,
} from '../../contract/gifts/gifts.ts';
import type { Executor } from '../db/executor.ts';
import { crud } from '../engine/crud.ts';
import { mountImage } from '../engine/images.ts';
import { type Row, rowsOf } from '../engine/rows.ts';
import type { Scope } from '../http/call.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { assertStores } from '../organisations/store-rows.ts';
import { assertProgrammes } from '../organisations/sub-loyalties.ts';
import { giftCategoriesTable, giftsTable } from '../tables/gifts.ts';
import { assertSynergies } from './own-synergies.ts';

const claimsIn = (state: 'claimed' | 'redeemed') =>
  sql`(select count(*) from claims c where c.company_id = gifts.company_id and c.gift_id = gifts.gift_id and c.state = ${sql.raw(`'${state}'`)})`;
const giftRows = rowsOf(gifts, giftsTable, {
  computed: { claims_open: claimsIn('claimed'), claims_redeemed: claimsIn('redeemed') },
});
const categoryRows = rowsOf(giftCategories, giftCategoriesTable, {
  computed: {
    gifts_count: sql`(select count(*) from gifts g where g.company_id = gift_categories.company_id
      and g.gift_category_id = gift_categories.gift_category_id)`,
  },
});
const suppliedRows = rowsOf(suppliedGifts, giftsTable);

interface GiftChange {
  gift_type_id?: number | null | undefined;
  supplier_store_id?: number | null | undefined;
  redeem_company_ids?: number[] | undefined;
  redeem_stores?: number[] | undefined;
  loyalty_program_ids?: number[] | undefined;
  synergies?: number[] | undefined;
}

/** Throws invalid, naming the field, for a supplier, a store or a company that is not the caller's. */
async function assertOwn(db: Executor, { companyId }: Scope, gift: GiftChange) {
  const types: readonly number[] = Object.values(giftTypeIds);
  if (gift.gift_type_id && !types.includes(gift.gift_type_id))
    throw invalidField('gift_type_id', 'invalidChoice');
  const suppliers = gift.supplier_store_id ? [gift.supplier_store_id] : [];
  await assertStores(db, companyId, 'supplier_store_id', suppliers, 'supplier');
  await assertStores(db, companyId, 'redeem_stores', gift.redeem_stores ?? []);
  await assertProgrammes(db, companyId, gift.loyalty_program_ids);
  await assertSynergies(db, companyId, gift.synergies);
  if (gift.redeem_company_ids?.some((id) => id !== companyId))
    throw invalidField('redeem_company_ids', 'invalidChoice');
}

/** Throws invalid for a supplier's gift of which nobody says whose it is. */
function assertSupplied({ gift_type_id, supplier_store_id }: GiftChange) {
  if (gift_type_id === giftTypeIds.supplier && !supplier_store_id)
    throw invalidField('supplier_store_id', 'required');
}

/** What a gift keeps when its type changes: a store's own gift has no supplier. */
const consistent = (gift: GiftChange): Row => ({
  ...giftToSend(gift),
  ...(gift.gift_type_id === giftTypeIds.store ? { supplier_store_id: null } : {}),
  ...(gift.gift_type_id === giftTypeIds.supplier ? { redeem_company_ids: [] } : {}),
});

/** The gift catalogue of a company and, for its suppliers, the gifts they deliver. */
export function mountGifts(api: Api) {
  crud(api, gifts, giftRows, ['create', 'update']);
  serve(api, gifts.calls.create, ({ database, scope, body }) =>
    database.db.transaction(async (tx) => {
      assertSupplied(body);
      await assertOwn(tx, scope, body);
      return giftRows.create(tx, scope, consistent(body));
    }),
  );
  serve(api, gifts.calls.update, ({ database, scope, params, body }) =>
    database.db.transaction(async (tx) => {
      await assertOwn(tx, scope, body);
      const before = await giftRows.read(tx, scope, params.id);
      const gift_type_id = body.gift_type_id ?? before.gift_type_id;
      // One that never had a supplier may stay without (gift-existing-without-supplier).
      if (before.supplier_store_id || gift_type_id !== before.gift_type_id)
        assertSupplied({
          gift_type_id,
          supplier_store_id:
            body.supplier_store_id === undefined
              ? before.supplier_store_id
              : body.supplier_store_id,
        });
      return giftRows.update(tx, scope, params.id, {
        ...body,
        ...consistent({ ...body, gift_type_id }),
      });
    }),
  );
  mountImage(api, giftImage, giftRows);
  crud(api, giftCategories, categoryRows);
  mountImage(api, giftCategoryImage, categoryRows);
  serve(api, suppliedGifts.calls.list, ({ database, scope, query, language }) =>
    suppliedRows.list(database, scope, query, language, {
      where: eq(giftsTable.supplier_store_id, scope.storeId),
    }),
  );
}
