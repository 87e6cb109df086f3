import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PartnerPoints } from '../../../../contract/synergies/partner-points.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { AskDialog } from '../../customers/desk/AskDialog.tsx';
import type { PartnerCalls } from './use-partner-points.ts';

interface Props {
  readonly transfer: PartnerPoints['transfers'][number];
  readonly undo: PartnerCalls['undo'];
  readonly onMoved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Sends what was brought back, after asking. */
export function UndoDialog({ transfer, undo, onMoved, onClose }: Props) {
  const translate = useTranslate();
  const { number } = useWritten();
  const form = useOwnForm({
    saved: {},
    rule: undefined,
    toSend: () => ({}),
    send: async () => {
      await undo(transfer.transfer_id);
      await onMoved();
      onClose();
    },
    done: 'newReceipt.partners.undo.done',
    again: onMoved,
  });
  const words = {
    name: transfer.name,
    points: number(transfer.points_brought),
    there: number(transfer.points_taken),
  };
  return (
    <AskDialog
      title={translate('newReceipt.partners.undo.title')}
      confirm={translate('newReceipt.partners.undo.button')}
      form={form}
      onClose={onClose}
    >
      <Typography>{translate('newReceipt.partners.undo.text', words)}</Typography>
    </AskDialog>
  );
}
