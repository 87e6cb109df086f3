import { TextField, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { searchCard } from '../../../../contract/customers/customers.ts';
import { cardCode, isCardCode } from '../../../../contract/engine/card-codes.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { ApiError, send } from '../../../session/api.ts';
import type { ActionDialog } from '../../../shell/action.ts';
import { usePanel } from '../../../shell/context.ts';
import { useCardCheck } from '../../tills/state/use-card-check.ts';
import { useCustomerCalls, useCustomerChanged } from '../story/use-customer.ts';
import { AskDialog } from './AskDialog.tsx';

const path = '/companies/{storeId}/customers/card-search';

/** Whether a card is one of the programme and free, as the till asks it. */
function useValidity(cardNumber: string) {
  const { store } = usePanel();
  const calls = useMemo(
    () => ({
      checkCard: async (card_number: string) => {
        const params = { storeId: store.store_id };
        const { data } = await send<typeof searchCard>('GET', path, {
          params,
          query: { card_number },
        });
        if (data.user_account_id !== null) throw new ApiError(422, {});
        return data;
      },
    }),
    [store.store_id],
  );
  return useCardCheck(calls, cardNumber);
}

/** Gives a free card of the programme to a customer (card-validity-values). */
export function AttachDialog({ record: customer, onClose }: ActionDialog) {
  const translate = useTranslate();
  const { attach } = useCustomerCalls(customer.user_account_id);
  const changed = useCustomerChanged();
  const form = useOwnForm({
    saved: { card_number: '' },
    rule: undefined,
    toSend: ({ card_number }) => ({ card_number: card_number.trim() }),
    send: async (body) => {
      await attach(body);
      await changed();
      onClose();
    },
    done: 'desk.card.attached',
    again: changed,
  });
  const validity = useValidity(form.value.card_number.trim());
  const colours = { valid: 'success.main', invalid: 'error.main', unknown: 'text.secondary' };
  return (
    <AskDialog
      title={translate('desk.card.attach')}
      confirm={translate('desk.card.attach')}
      form={form}
      ready={isCardCode(cardCode(form.value.card_number))}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={translate('desk.card.label')}
        value={form.value.card_number}
        onChange={({ target }) => form.set({ card_number: cardCode(target.value).slice(0, 20) })}
        error={Boolean(form.said('card_number')) || validity === 'invalid'}
        helperText={form.said('card_number')}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters' } }}
      />
      <Typography variant="body2" role="status" color={colours[validity]}>
        {translate(`desk.card.${validity}`)}
      </Typography>
    </AskDialog>
  );
}

/** Takes a card back from a customer: it is free for somebody else then. */
export function DetachDialog({ record: customer, onClose }: ActionDialog) {
  const translate = useTranslate();
  const { detach } = useCustomerCalls(customer.user_account_id);
  const changed = useCustomerChanged();
  const form = useOwnForm({
    saved: { card_number: String(customer.card_numbers[0] ?? '') },
    rule: undefined,
    toSend: ({ card_number }) => ({ card_number }),
    send: async (body) => {
      await detach(body);
      await changed();
      onClose();
    },
    done: 'desk.card.detached',
    again: changed,
  });
  const number = form.value.card_number;
  return (
    <AskDialog
      title={translate('desk.card.detach')}
      confirm={translate('desk.card.detach')}
      danger
      form={form}
      onClose={onClose}
    >
      {customer.card_numbers.length > 1 ? (
        <TextField
          select
          label={translate('desk.card.label')}
          value={number}
          onChange={({ target }) => form.set({ card_number: target.value })}
          slotProps={{ select: { native: true } }}
        >
          {customer.card_numbers.map((each: string) => (
            <option key={String(each)}>{String(each)}</option>
          ))}
        </TextField>
      ) : null}
      <Typography>{translate('desk.card.detachText', { number })}</Typography>
    </AskDialog>
  );
}
