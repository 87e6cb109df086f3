import { UsesDialog } from './UsesDialog.tsx';
import { useUsesAt } from './use-uses.ts';

interface Props {
  /** The call that deletes the record, and its id. */
  readonly path: string;
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The question before a record is deleted that is in no list of react-admin's, with what uses it. */
export const ConfirmRemoval = ({ path, id, ...asking }: Props) => (
  <UsesDialog found={useUsesAt(path, id)} {...asking} />
);
