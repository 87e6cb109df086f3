import { Typography } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { useCustomerCalls, useCustomerChanged } from '../story/use-customer.ts';
import { AskDialog } from './AskDialog.tsx';
import type { DialogProps } from './CustomerActions.tsx';

interface EndProps {
  /** Where its words are: `desk.<words>`. */
  readonly words: 'forget' | 'remove';
  readonly done: string;
  readonly end: () => Promise<unknown>;
  readonly onClose: () => void;
}

function EndDialog({ words, done, end, onClose }: EndProps) {
  const translate = useTranslate();
  const again = useCustomerChanged();
  const send = async () => {
    await end();
  };
  const form = useOwnForm({ saved: {}, rule: undefined, toSend: () => ({}), send, done, again });
  const word = (name: string) => translate(`desk.${words}.${name}`);
  return (
    <AskDialog title={word('title')} confirm={word('confirm')} danger form={form} onClose={onClose}>
      <Typography>{word('text')}</Typography>
    </AskDialog>
  );
}

/** Forgets the person after asking; the ledger keeps what happened, without a name. */
export function ForgetDialog({ customer, onClose }: DialogProps) {
  const { forget } = useCustomerCalls(customer.user_account_id);
  const changed = useCustomerChanged();
  const end = async () => {
    await forget();
    await changed();
    onClose();
  };
  return <EndDialog words="forget" done="desk.forget.done" {...{ end, onClose }} />;
}

/** Deletes a customer after asking, and leaves their page. */
export function RemoveDialog({ customer, onClose }: DialogProps) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { remove } = useCustomerCalls(customer.user_account_id);
  const changed = useCustomerChanged();
  const end = async () => {
    await remove();
    navigate(createPath({ resource: resourceOf('customers'), type: 'list' }));
    await changed();
  };
  const done = `resources.${resourceOf('customers')}.texts.deleted`;
  return <EndDialog words="remove" {...{ done, end, onClose }} />;
}
