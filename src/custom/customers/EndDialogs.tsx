import { Typography } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useOwnForm } from '../../resources/use-own-form.ts';
import { AskDialog } from './AskDialog.tsx';
import type { DialogProps } from './CustomerActions.tsx';
import { useCustomerCalls, useCustomerChanged } from './use-customer.ts';

/** Forgets the person after asking; the ledger keeps what happened, without a name. */
export function ForgetDialog({ customer, onClose }: DialogProps) {
  const translate = useTranslate();
  const { forget } = useCustomerCalls(customer.user_account_id);
  const changed = useCustomerChanged();
  const form = useOwnForm({
    saved: {},
    rule: undefined,
    toSend: () => ({}),
    send: async () => {
      await forget();
      await changed();
      onClose();
    },
    done: 'desk.forget.done',
    again: changed,
  });
  return (
    <AskDialog
      title={translate('desk.forget.title')}
      confirm={translate('desk.forget.confirm')}
      danger
      form={form}
      onClose={onClose}
    >
      <Typography>{translate('desk.forget.text')}</Typography>
    </AskDialog>
  );
}

/** Deletes a customer after asking, and leaves their page. */
export function RemoveDialog({ customer, onClose }: DialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { remove } = useCustomerCalls(customer.user_account_id);
  const changed = useCustomerChanged();
  const form = useOwnForm({
    saved: {},
    rule: undefined,
    toSend: () => ({}),
    send: async () => {
      await remove();
      navigate(createPath({ resource: 'customers/customers-tab', type: 'list' }));
      await changed();
    },
    done: 'resources.customers/customers-tab.texts.deleted',
    again: changed,
  });
  return (
    <AskDialog
      title={translate('desk.remove.title')}
      confirm={translate('desk.remove.confirm')}
      danger
      form={form}
      onClose={onClose}
    >
      <Typography>{translate('desk.remove.text')}</Typography>
    </AskDialog>
  );
}
