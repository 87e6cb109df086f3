import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Billing } from '../../../../contract/billing/billings.ts';
import { isOwed, mayBecome } from '../../../../contract/billing/states.ts';
import type { billingDocument } from '../../../../contract/billing/subscriptions.ts';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { download } from '../../../session/download.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { AskWhy } from './AskWhy.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { useSoldCalls } from './use-sold.ts';

type Action = 'paid' | 'refunded' | 'cancel';

/** What can be made of a billing from where it stands: money that is owed is paid or let go, what was paid is given back. */
const actionsOf = ({ status, refundable }: Billing): readonly Action[] => [
  ...(mayBecome(status, 'paid') ? (['paid'] as const) : []),
  ...(mayBecome(status, 'cancelled') ? (['cancel'] as const) : []),
  ...(refundable > 0 ? (['refunded'] as const) : []),
];

function Dialog({
  billing,
  action,
  onClose,
}: {
  billing: Billing;
  action: Exclude<Action, 'refunded'>;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const { money } = useWritten(billing.currency);
  const { changeBilling, cancelBilling } = useSoldCalls();
  const [withAll, setWithAll] = useState(false);
  const { billing_id: id, updated_at } = billing;
  const cancels = action !== 'paid';
  return (
    <AskWhy
      title={translate(`sold.actions.${action}`)}
      danger={cancels}
      onYes={async (reason) => {
        if (cancels) await cancelBilling(id, { reason, cancel_subscription: withAll });
        else await changeBilling(id, { status: 'paid', reason, updated_at });
        notify('sold.saved', { type: 'success' });
      }}
      onClose={onClose}
    >
      <Typography>
        {translate(`sold.asks.${action}`, { number: billing.number, amount: money(billing.total) })}
      </Typography>
      {cancels ? (
        <FormControlLabel
          label={translate('sold.withSubscription')}
          control={<Checkbox checked={withAll} onChange={(_, on) => setWithAll(on)} />}
        />
      ) : null}
    </AskWhy>
  );
}

interface ActionsProps {
  readonly billing: Billing;
  /** The plan may go back with a refund of it. */
  readonly isRevertible: boolean;
}

/** What the seller may do with a billing (billings-transitions). */
export function BillingActions({ billing, isRevertible }: ActionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const may = useCan('subscriptions.update');
  const { notify: mail } = useSoldCalls();
  const [asked, ask] = useState<Action>();
  const { store } = usePanel();
  const path = '/companies/{storeId}/subscriptions/billings/{id}/document';
  const params = { storeId: store.store_id, id: billing.billing_id };
  const document = (
    <DownloadButton
      label={translate('billingShared.document')}
      onDownload={() => download<typeof billingDocument>(path, params)}
    />
  );
  if (!may) return document;
  const tell = () =>
    mail(billing.billing_id).then(() => notify('sold.notified', { type: 'success' }), tellFailure);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {document}
      {isOwed(billing.status) ? (
        <Button size="small" variant="outlined" onClick={() => void tell()}>
          {translate('sold.notify')}
        </Button>
      ) : null}
      {actionsOf(billing).map((action) => (
        <Button
          key={action}
          size="small"
          variant="outlined"
          color={action === 'paid' ? 'primary' : 'error'}
          onClick={() => ask(action)}
        >
          {translate(`sold.actions.${action}`)}
        </Button>
      ))}
      {asked === 'refunded' ? (
        <RefundDialog
          billing={billing}
          isRevertible={isRevertible}
          onClose={() => ask(undefined)}
        />
      ) : null}
      {asked && asked !== 'refunded' ? (
        <Dialog billing={billing} action={asked} onClose={() => ask(undefined)} />
      ) : null}
    </Stack>
  );
}
