import { Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../../contract/billing/payment-methods.ts';
import { Uses } from '../../../resources/uses/Uses.tsx';
import { useUsesAt } from '../../../resources/uses/use-uses.ts';
import { usePanel } from '../../../shell/context.ts';
import { Ask } from '../shared/Ask.tsx';
import { onePath, useRemoveWay } from './use-ways.ts';

/** Removes a way to be paid, unless a subscription pays by it. */
export function RemoveWay({ way, onClose }: { way: PaymentMethod; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { lang } = usePanel();
  const remove = useRemoveWay();
  const id = way.store_payment_method_id;
  const { uses, isRefused } = useUsesAt(onePath, id);
  return (
    <Ask
      title={translate('ways.remove', { name: way.name[lang] })}
      yes={translate('ra.action.delete')}
      danger
      disabled={isRefused}
      onYes={async () => {
        await remove(id);
        notify('ways.removed', { type: 'success' });
      }}
      onClose={onClose}
    >
      {isRefused ? null : <Typography>{translate('ways.removeText')}</Typography>}
      <Uses uses={uses} />
    </Ask>
  );
}
