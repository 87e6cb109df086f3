import type {
  CustomerImport,
  importCustomers,
} from '../../../../contract/customers/customer-imports.ts';
import { usePanel } from '../../../shell/context.ts';
import { useFileUpload } from './use-file-upload.ts';

const path: (typeof importCustomers)['path'] = '/companies/{storeId}/customers/import';

/** The upload of a file of customers: how far it is, what was refused, and the way to stop it. */
export function useUpload(onTaken: (id: number) => void) {
  const { store } = usePanel();
  return useFileUpload({ path, field: 'users' }, { storeId: store.store_id }, (data) =>
    onTaken((data as CustomerImport).import_id),
  );
}
