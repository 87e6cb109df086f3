import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Billing } from '../../../../contract/billing/billings.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { AskWhy } from './AskWhy.tsx';
import { useSoldCalls } from './use-sold.ts';

interface Props {
  readonly billing: Billing;
  /** The plan may go back with it, where all that is left is given back. */
  readonly isRevertible: boolean;
  readonly onClose: () => void;
}

/** Gives back what was paid of a billing, all of what can be or a part of it. */
export function RefundDialog({ billing, isRevertible, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { money } = useWritten(billing.currency);
  const { cancelBilling } = useSoldCalls();
  const { billing_id, number, refundable, updated_at } = billing;
  const [amount, setAmount] = useState<number | string | null>(refundable);
  const [withAll, setWithAll] = useState(false);
  const [goesBack, setGoesBack] = useState(false);
  const isAmount = typeof amount === 'number' && amount > 0 && amount <= refundable;
  const mayGoBack = isRevertible && amount === refundable;
  return (
    <AskWhy
      title={translate('sold.actions.refunded')}
      danger
      disabled={!isAmount}
      onYes={async (reason) => {
        const own = isAmount ? { amount } : {};
        const more = {
          refund: true,
          cancel_subscription: withAll,
          previous_plan: goesBack && mayGoBack,
          updated_at,
        };
        await cancelBilling(billing_id, { reason, ...own, ...more });
        notify('sold.saved', { type: 'success' });
      }}
      onClose={onClose}
    >
      <Typography>
        {translate('sold.asks.refunded', { number, amount: money(refundable) })}
      </Typography>
      <NumberField
        required
        label={translate('sold.refundAmount', { currency: billing.currency })}
        hint={translate('sold.refundMost', { amount: money(refundable) })}
        error={isAmount ? undefined : translate('sold.refundMost', { amount: money(refundable) })}
        value={amount}
        onChange={setAmount}
      />
      {isRevertible ? (
        <FormControlLabel
          label={translate('sold.previousPlan')}
          disabled={!mayGoBack}
          control={
            <Checkbox checked={goesBack && mayGoBack} onChange={(_, on) => setGoesBack(on)} />
          }
        />
      ) : null}
      <FormControlLabel
        label={translate('sold.withSubscription')}
        control={<Checkbox checked={withAll} onChange={(_, on) => setWithAll(on)} />}
      />
    </AskWhy>
  );
}
