import {
  type RaRecord,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { UsesDialog } from '../uses/UsesDialog.tsx';
import { type FoundUses, noUses, useUsesAt } from '../uses/use-uses.ts';
import { type Action, useConfirmWord } from './use-actions.ts';

interface Props {
  readonly action: Action;
  readonly record: RaRecord;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function Question({ action, record, found, ...asking }: Props & { found: FoundUses }) {
  const translate = useTranslate();
  const name = useGetRecordRepresentation(useResourceContext() ?? '')(record);
  return (
    <UsesDialog
      found={found}
      title={translate(`${action.words}.question`, { name })}
      text={translate(`${action.words}.text`, { name })}
      confirm={useConfirmWord(action)}
      isSafe={action.tone !== 'danger'}
      {...asking}
    />
  );
}

const WithUses = (props: Props) => (
  <Question {...props} found={useUsesAt(props.action.call.path, Number(props.record.id))} />
);

/** The question before an action, with what uses the record where the call deletes it. */
export const ActionQuestion = (props: Props) =>
  props.action.call.retires ? <WithUses {...props} /> : <Question {...props} found={noUses} />;
