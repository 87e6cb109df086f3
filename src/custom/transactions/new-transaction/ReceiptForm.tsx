import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { type Channel, channels } from '../../../../contract/transactions/transactions.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { Chooser } from './Chooser.tsx';
import { PointsField } from './PointsField.tsx';
import { ProductLines } from './ProductLines.tsx';
import { Quote, QuoteWhy } from './Quote.tsx';
import { SameNumberQuestion } from './SameNumberQuestion.tsx';
import { type ReceiptDraft, useReceiptForm } from './use-receipt-form.ts';

interface Props {
  readonly facts: TillFacts;
  readonly customer: TillCustomer;
  readonly onPosted: (posted: PostedReceipt) => void;
}
type FieldProps = Pick<Props, 'facts'> & { readonly draft: ReceiptDraft };

const row = { direction: { xs: 'column', sm: 'row' }, spacing: { xs: 1.5, sm: 2 } } as const;

function Where({ facts, draft: { value, set, said } }: FieldProps) {
  const translate = useTranslate();
  const registers = facts.registers.map(({ cash_register_id, friendly_name }) => ({
    id: String(cash_register_id),
    name: friendly_name,
  }));
  return (
    <Stack {...row}>
      <Chooser
        label={translate('resources.transactions.fields.channel')}
        value={value.channel}
        options={channels.map((id) => ({
          id,
          name: translate(`resources.transactions.texts.choices.${id}`),
        }))}
        onChange={(channel) => set({ channel: channel as Channel })}
        error={said('channel')}
      />
      {registers.length ? (
        <Chooser
          label={translate('resources.transactions.fields.cash_register_id')}
          value={String(value.cash_register_id ?? '')}
          options={[{ id: '', name: translate('shell.none') }, ...registers]}
          onChange={(id) => set({ cash_register_id: Number(id) || null })}
          error={said('cash_register_id')}
        />
      ) : null}
    </Stack>
  );
}

function Receipt({ draft: { value, set, said } }: Pick<FieldProps, 'draft'>) {
  const translate = useTranslate();
  return (
    <Stack {...row}>
      <NumberField
        label={translate('newReceipt.amount')}
        value={value.amount}
        onChange={(amount) => set({ amount })}
        error={said('amount')}
        hint=" "
      />
      <TextField
        label={translate('resources.transactions.fields.receipt_number')}
        value={value.receipt_number}
        onChange={({ target }) => set({ receipt_number: target.value })}
        error={Boolean(said('receipt_number'))}
        helperText={said('receipt_number') ?? ' '}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
      />
    </Stack>
  );
}

function Codes({ draft: { value, set, said } }: Pick<FieldProps, 'draft'>) {
  const translate = useTranslate();
  const wrong = said('vouchers') ?? said('voucher') ?? said('coupon_id');
  return (
    <TextField
      label={translate('newReceipt.codes')}
      value={value.codes}
      disabled={value.pending}
      onChange={({ target }) => set({ codes: target.value })}
      error={Boolean(wrong)}
      helperText={wrong ?? translate('newReceipt.codesHint')}
      slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off', spellCheck: false } }}
    />
  );
}

function Later({ draft: { value, set, said } }: Pick<FieldProps, 'draft'>) {
  const translate = useTranslate();
  return (
    <div>
      <FormControlLabel
        label={translate('newReceipt.pending')}
        control={<Checkbox checked={value.pending} onChange={(_, pending) => set({ pending })} />}
      />
      {said('pending') ? <Alert severity="error">{said('pending')}</Alert> : null}
    </div>
  );
}

/** What the receipt is, what it would earn, and posting it. */
export function ReceiptForm({ facts, customer, onPosted }: Props) {
  const translate = useTranslate();
  const draft = useReceiptForm({ facts, customer, onPosted });
  const { save, busy, lost, refused, isDirty } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save().catch(() => undefined);
  };
  return (
    <Section title={translate('newReceipt.receipt')}>
      <LeaveQuestion guards={isDirty && !busy} />
      <SameNumberQuestion draft={draft} currency={facts.currency} />
      <Stack component="form" noValidate onSubmit={submit} spacing={2}>
        {lost ? <Alert severity="warning">{translate('shell.lost')}</Alert> : null}
        {refused && !lost ? <Alert severity="error">{refused}</Alert> : null}
        <Stack
          component="fieldset"
          disabled={lost || busy}
          spacing={1}
          sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
        >
          <Receipt draft={draft} />
          <Where facts={facts} draft={draft} />
          <ProductLines facts={facts} draft={draft} />
          <Codes draft={draft} />
          <PointsField facts={facts} customer={customer} draft={draft} />
          <Later draft={draft} />
        </Stack>
        <Quote draft={draft} currency={facts.currency} />
        <div>
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {translate(lost ? 'shell.sendAgain' : 'newReceipt.post')}
          </Button>
        </div>
        <QuoteWhy draft={draft} currency={facts.currency} />
      </Stack>
    </Section>
  );
}
