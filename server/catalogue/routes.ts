import { changeChosen, changeChosenOfStore } from '../../contract/catalogue/chosen-products.ts';
import {
  bulkProducts,
  companyProductImage,
  companyProducts,
  orderProducts,
  sortedProducts,
} from '../../contract/catalogue/company-products.ts';
import { productTags } from '../../contract/catalogue/product-tags.ts';
import {
  changeCell,
  changeCells,
  matrixProducts,
  matrixStores,
} from '../../contract/catalogue/store-products.ts';
import { rehearse } from '../db/rehearse.ts';
import { crud } from '../engine/crud.ts';
import { foresee } from '../engine/foresee.ts';
import { reencode } from '../engine/images.ts';
import { type Api, serve } from '../http/serve.ts';
import {
  type Changed,
  changeChosenOnes,
  changeChosenWithin,
  changeOfTag,
  changeOfTagWithin,
} from './bulk.ts';
import { changeCellsOf } from './cells.ts';
import { changeChosenInStore } from './chosen.ts';
import { columnsOf, matrixOf } from './matrix.ts';
import { putInOrder, sortedOf } from './order.ts';
import { followPicture, releasePicture } from './pictures.ts';
import { companyProductRows, narrowed, productTagRows } from './rows.ts';
import { createProduct, deleteProduct, updateProduct } from './save.ts';
import { deleteTag } from './tags.ts';
import { takeTurns } from './turns.ts';

function mountProducts(api: Api) {
  const { list, create, update, delete: remove } = companyProducts.calls;
  crud(api, companyProducts, companyProductRows, ['list', 'create', 'update', 'delete']);
  serve(api, list, ({ database, scope, query, language }) => {
    const narrowing = narrowed(query);
    return companyProductRows.list(
      database,
      scope,
      narrowing.query,
      language,
      narrowing.also && { where: narrowing.also },
    );
  });
  serve(api, create, ({ database, scope, body }) => createProduct(database, scope, body));
  serve(api, update, ({ database, scope, params, body }) =>
    updateProduct(database, scope, params.id, body),
  );
  serve(api, remove, async ({ database, scope, params, files }) => {
    const { image } = await deleteProduct(database, scope, params.id);
    const picture = { companyId: scope.companyId, productId: params.id, image };
    await releasePicture(database.db, files, picture);
    return null;
  });
}

/** The second stage of saving a product: its stores show the new picture where they showed the old one. */
function mountPicture(api: Api) {
  serve(api, companyProductImage, async ({ database, scope, params, upload, files }) => {
    const before = await companyProductRows.read(database.db, scope, params.id);
    const image = await files.save(await reencode(upload?.bytes ?? new Uint8Array()));
    const picture = {
      companyId: scope.companyId,
      productId: params.id,
      image: before.image,
    };
    await database.db.transaction(async (tx) => {
      await takeTurns(tx, scope.companyId);
      await companyProductRows.update(tx, scope, params.id, { image });
      await followPicture(tx, picture, image);
    });
    await releasePicture(database.db, files, picture);
    return { image };
  });
}

function mountTags(api: Api) {
  crud(api, productTags, productTagRows, ['delete']);
  serve(api, productTags.calls.delete, ({ database, scope, params, query }) =>
    deleteTag(database, scope, params.id, query.take_off === 'true'),
  );
}

/** What a change of products is for many: theirs in the catalogue, and the prices and points of stores that follow. */
const effectsOfChange = ({ updated, followed }: Changed) =>
  [
    { effect: 'changed_products', count: updated },
    { effect: 'store_products', count: followed },
  ] as const;

function mountMany(api: Api) {
  serve(api, sortedProducts, ({ database, scope }) => sortedOf(database.db, scope.companyId));
  serve(api, orderProducts, ({ database, scope, body }) =>
    putInOrder(database, scope.companyId, body.sorting),
  );
  serve(api, bulkProducts, ({ database, scope, params, body }) =>
    changeOfTag(database, scope, params.tagId, body),
  );
  foresee(api, bulkProducts, async ({ database, scope, params, body }) =>
    effectsOfChange(
      await rehearse(database, (tx) => changeOfTagWithin(tx, scope, params.tagId, body)),
    ),
  );
  serve(api, changeChosen, ({ database, scope, body }) => changeChosenOnes(database, scope, body));
  foresee(api, changeChosen, async ({ database, scope, body }) =>
    effectsOfChange(await rehearse(database, (tx) => changeChosenWithin(tx, scope, body))).slice(1),
  );
  serve(api, changeChosenOfStore, ({ database, scope, body }) =>
    changeChosenInStore(database, scope, body),
  );
}

function mountMatrix(api: Api) {
  serve(api, matrixStores, async ({ database, scope }) => ({
    stores: await columnsOf(database, scope.companyId),
  }));
  serve(api, matrixProducts, ({ database, scope, query }) =>
    matrixOf(database, scope.companyId, query),
  );
  serve(api, changeCell, async ({ database, scope, params, body }) => {
    const { storesStoreId: store_id, parentProductId: product_id } = params;
    const [cell] = await changeCellsOf(database, {
      companyId: scope.companyId,
      cells: [{ ...body, store_id, product_id }],
      fieldOf: (_, name) => (name.endsWith('_id') ? undefined : name),
    });
    return cell as NonNullable<typeof cell>;
  });
  serve(api, changeCells, async ({ database, scope, body }) => ({
    cells: await changeCellsOf(database, {
      companyId: scope.companyId,
      cells: body.cells,
      fieldOf: (index, name) => `cells.${index}.${name}`,
    }),
  }));
}

/** The catalogue of a company: its products, their tags, their order, and which store sells them. */
export function mountCatalogue(api: Api) {
  mountProducts(api);
  mountPicture(api);
  mountTags(api);
  mountMany(api);
  mountMatrix(api);
}
