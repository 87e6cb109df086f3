import { DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { useFirstPage } from '../../../resources/list/use-first-page.ts';
import { usePanelResource } from '../../../resources/pieces/use-resource.ts';
import { useCan } from '../../../shell/context.ts';

/** Deletes one supplier; one that gifts or open orders name stays, and says so. */
export function DeleteSupplier() {
  const { entity, name } = usePanelResource();
  const record = useRecordContext();
  const toFirstPage = useFirstPage();
  const may = useCan(entity.permission.delete);
  if (!may || !record) return null;
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      redirect={false}
      confirmTitle="suppliers.delete.title"
      confirmContent="suppliers.delete.text"
      titleTranslateOptions={{ name: record.supplier_name }}
      mutationOptions={{ onSettled: toFirstPage }}
      successMessage={`resources.${name}.texts.deleted`}
    />
  );
}
