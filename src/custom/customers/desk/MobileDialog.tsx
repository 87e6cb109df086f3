import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { mobileOf } from '../../../i18n/shape/digits.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { useCallingCountry } from '../../../resources/inputs/use-calling-country.ts';
import { useCustomerCalls, useCustomerChanged } from '../story/use-customer.ts';
import { AskDialog } from './AskDialog.tsx';
import type { DialogProps } from './CustomerActions.tsx';

/** Gives a customer another mobile: the till finds them by it at once. */
export function MobileDialog({ customer, onClose }: DialogProps) {
  const translate = useTranslate();
  const { setMobile } = useCustomerCalls(customer.user_account_id);
  const changed = useCustomerChanged();
  const form = useOwnForm({
    saved: { mobile: '' },
    rule: undefined,
    toSend: ({ mobile }) => ({ mobile }),
    send: async (body) => {
      await setMobile(body);
      await changed();
      onClose();
    },
    done: 'desk.mobile.done',
    again: changed,
  });
  const understood = useCallingCountry(form.value.mobile);
  return (
    <AskDialog
      title={translate('desk.mobile.title')}
      confirm={translate('ra.action.save')}
      form={form}
      ready={form.value.mobile.trim() !== ''}
      onClose={onClose}
    >
      <TextField
        autoFocus
        type="tel"
        label={translate('desk.mobile.label')}
        value={form.value.mobile}
        onChange={({ target }) => form.set({ mobile: mobileOf(target.value) })}
        error={Boolean(form.said('mobile'))}
        helperText={form.said('mobile') ?? understood?.said ?? customer.mobile}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </AskDialog>
  );
}
