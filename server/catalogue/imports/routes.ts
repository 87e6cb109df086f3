import {
  importProducts,
  listProductImports,
  previewProducts,
  undoProductImport,
} from '../../../contract/catalogue/product-imports.ts';
import { foresee } from '../../engine/foresee.ts';
import type { Call } from '../../http/call.ts';
import { type Api, serve } from '../../http/serve.ts';
import { demand } from '../../http/session.ts';
import { foreseenUndo, listImports, undoImport } from './earlier.ts';
import { importFile, previewFile } from './file.ts';

const uploadOf = (call: Call<typeof importProducts>) => ({
  companyId: call.scope.companyId,
  language: call.language,
  choices: call.query,
  userId: call.caller.userId,
  nowMs: call.now(),
  receive: call.receive,
  assertMayUpdate: () => demand(call.scope, 'products.update'),
});

const undoingOf = ({ scope, params, now }: Call<typeof undoProductImport>) => ({
  companyId: scope.companyId,
  importId: params.id,
  nowMs: now(),
  assertMay: (path: 'products.delete' | 'products.update') => demand(scope, path),
});

/** Products out of files: previewed, imported, and undone. */
export function mountProductImports(api: Api) {
  serve(api, importProducts, (call) => importFile(call.database, uploadOf(call)));
  serve(api, previewProducts, (call) => previewFile(call.database, uploadOf(call)));
  serve(api, listProductImports, async ({ database, scope }) => ({
    imports: await listImports(database, scope.companyId),
  }));
  foresee(api, undoProductImport, (call) => foreseenUndo(call.database, undoingOf(call)));
  serve(api, undoProductImport, (call) => undoImport(call.database, undoingOf(call)));
}
