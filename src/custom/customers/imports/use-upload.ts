import type {
  CustomerImport,
  importCustomers,
} from '../../../../contract/customers/customer-imports.ts';
import { useFileUpload } from '../../../resources/inputs/use-file-upload.ts';
import { filled } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path: (typeof importCustomers)['path'] = '/companies/{storeId}/customers/import';

/** The upload of a file of customers: how far it is, what was refused, and the way to stop it. */
export function useUpload(onTaken: (id: number) => void) {
  const { store } = usePanel();
  const { take, ...upload } = useFileUpload('users');
  const to = filled(path, { storeId: store.store_id });
  return {
    ...upload,
    take: (file: File) => take(file, to, (data) => onTaken((data as CustomerImport).import_id)),
  };
}
