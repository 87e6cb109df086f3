import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import {
  type createTransaction,
  type PostedReceipt,
  receiptBody,
} from '../../../../contract/transactions/transaction-calls.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { homePath } from '../../../shell/panel.ts';
import { useWritten } from '../../../shell/use-written.ts';

interface Props {
  readonly store: { readonly store_id: number; readonly name: string };
  readonly customer: TillCustomer | undefined;
  /** What was posted, once it was. */
  readonly posted: PostedReceipt | undefined;
  readonly onPosted: (posted: PostedReceipt) => void;
}

interface Typed {
  readonly amount: number | string | null;
}

/** What came of the receipt, and the ways on. */
function Earned({ posted }: { posted: PostedReceipt }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { lang } = usePanel();
  const { number } = useWritten();
  const { customer: name, points, balance_after } = posted;
  return (
    <Stack spacing={2}>
      <Alert severity="success" role="status">
        <Typography sx={{ fontWeight: 600 }}>
          {translate('firstSteps.earned', { name, smart_count: points, points: number(points) })}
        </Typography>
        {translate('firstSteps.balance', { points: number(balance_after) })}
      </Alert>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={addressOf(homePath)} variant="contained" autoFocus>
          {translate('firstSteps.toList')}
        </Button>
        <Button component={Link} to={`/${lang}/points-pos`}>
          {translate('firstSteps.openTill')}
        </Button>
      </Stack>
    </Stack>
  );
}

interface AmountProps {
  readonly storeId: number;
  readonly customer: TillCustomer;
  readonly onPosted: (posted: PostedReceipt) => void;
}

/** A receipt of the customer, posted once whatever is pressed. */
function AmountForm({ storeId, customer, onPosted }: AmountProps) {
  const translate = useTranslate();
  const { once, lost } = useOneKey();
  const saved: Typed = { amount: null };
  const form = useOwnForm({
    saved,
    rule: receiptBody,
    toSend: ({ amount }: Typed) => ({ user_account_id: customer.user_account_id, amount }),
    send: async (body) => {
      const { data } = await once((idempotencyKey) =>
        send<typeof createTransaction>('POST', '/stores/{storeId}/transactions', {
          params: { storeId },
          body,
          idempotencyKey,
        }),
      );
      onPosted(data);
    },
    again: () => undefined,
  });
  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {form.refused ? <Alert severity="error">{form.refused}</Alert> : null}
      {lost ? <Alert severity="info">{translate('shell.lost')}</Alert> : null}
      <NumberField
        name="amount"
        label={translate('firstSteps.amount')}
        value={form.value.amount}
        onChange={(amount) => form.set({ amount })}
        error={form.said('amount')}
        hint={translate('firstSteps.amountHint')}
        disabled={lost}
      />
      <Button type="submit" variant="contained" loading={form.busy}>
        {translate('firstSteps.post')}
      </Button>
    </Stack>
  );
}

/** The till of the first store: it waits for a customer, takes an amount, and says what was earned. */
export function FirstReceipt({ store, customer, posted, onPosted }: Props) {
  const translate = useTranslate();
  return (
    <Section title={translate('firstSteps.till', { store: store.name })}>
      {customer ? null : (
        <Typography color="text.secondary">{translate('firstSteps.tillWaits')}</Typography>
      )}
      {posted ? <Earned posted={posted} /> : null}
      {customer && !posted ? (
        <AmountForm storeId={store.store_id} customer={customer} onPosted={onPosted} />
      ) : null}
    </Section>
  );
}
