import { usePanelResource } from '../../../resources/pieces/use-resource.ts';
import { DeleteRecord } from '../../../resources/uses/DeleteRecord.tsx';
import { useCan } from '../../../shell/context.ts';

/** Deletes one supplier; one that gifts or open orders name stays, and says so. */
export function DeleteSupplier() {
  const { entity } = usePanelResource();
  if (!useCan(entity.permission.delete)) return null;
  return (
    <DeleteRecord title="suppliers.delete.title" text="suppliers.delete.text" redirect={false} />
  );
}
