import { type Identifier, useTranslate } from 'react-admin';
import { Outcome } from './Outcome.tsx';
import { UsesDialog } from './UsesDialog.tsx';
import { useBulkRemoval } from './use-bulk-removal.ts';
import { useRecordName } from './use-record-name.ts';
import { useUses } from './use-uses.ts';

interface Props {
  readonly ids: readonly Identifier[];
  readonly onClose: () => void;
}

/** The question before several are deleted, with what uses any of them; then what became of each. */
export function BulkQuestion({ ids, onClose }: Props) {
  const translate = useTranslate();
  const { remove, isPending, outcome } = useBulkRemoval(ids, onClose);
  const counted = { smart_count: ids.length, name: useRecordName(ids.length) };
  const found = useUses(ids);
  if (outcome) return <Outcome words="uses" {...outcome} onClose={onClose} />;
  return (
    <UsesDialog
      found={found}
      several={ids.length > 1}
      title={translate('ra.message.bulk_delete_title', counted)}
      text={translate('ra.message.bulk_delete_content', counted)}
      isPending={isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
