import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  type listProductImports,
  undoProductImport,
} from '../../../../contract/catalogue/product-imports.ts';
import { useForesee } from '../../../resources/effects/use-foresee.ts';
import { ApiError, send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path: (typeof listProductImports)['path'] = '/companies/{storeId}/products/csv/imports';

/** The imports of products that can still be undone, or were, the newest first. */
export function useImports() {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['products', store.store_id, 'imports'],
    queryFn: async ({ signal }) =>
      (
        await send<typeof listProductImports>('GET', path, {
          params: { storeId: store.store_id },
          signal,
        })
      ).data.imports,
  });
}

/** Undoes an import after the question with the server's counts; a refusal is shown. */
export function useUndo(id: number) {
  const { store } = usePanel();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const foresee = useForesee();
  const [busy, setBusy] = useState(false);
  const params = { storeId: store.store_id, id };
  const undo = async () => {
    setBusy(true);
    try {
      if (!(await foresee(undoProductImport, params, {}, translate('catalogue.imports.undo'))))
        return;
      await send<typeof undoProductImport>('POST', `${path}/{id}/undo`, { params, body: {} });
      notify('catalogue.imports.undoneNow', { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.said, { type: 'error' });
    } finally {
      setBusy(false);
      await queries.invalidateQueries();
    }
  };
  return { undo, busy };
}
