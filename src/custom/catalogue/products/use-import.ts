import { useState } from 'react';
import type {
  ImportedProducts,
  importProducts,
} from '../../../../contract/catalogue/product-imports.ts';
import { usePanel } from '../../../shell/context.ts';
import { useFileUpload } from '../../customers/imports/use-file-upload.ts';

const path: (typeof importProducts)['path'] = '/companies/{storeId}/products/csv';

/** The import of a file of products, and what came of it. */
export function useImport() {
  const { store } = usePanel();
  const [outcome, setOutcome] = useState<ImportedProducts>();
  const upload = useFileUpload({ path, field: 'products' }, { storeId: store.store_id }, (data) =>
    setOutcome(data as ImportedProducts),
  );
  return { ...upload, outcome, again: () => setOutcome(undefined) };
}
