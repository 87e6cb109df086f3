import { useState } from 'react';
import { z } from 'zod';
import {
  invoicedStatus,
  type SupplierReport,
  type uploadInvoice,
} from '../../../../contract/gift-orders/supplier-invoices.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { ApiError, send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { usePanel } from '../../../shell/context.ts';
import { useOrdersChanged } from '../orders/use-order.ts';

/** What came of an upload. */
export type Uploaded = z.infer<(typeof uploadInvoice)['reply']> & { readonly title: string };

interface Draft {
  invoice: File | null;
  number: string;
  amount: number | string | null;
}
const empty: Draft = { invoice: null, number: '', amount: null };

const rule = z.object({
  invoice: z.instanceof(File),
  number: z.string().max(40),
  amount: z.number().min(0).max(10_000_000).multipleOf(0.01).nullable(),
});

// The file alone is the body; the status is always the one that an upload leads to
// (supplier-invoice-status-6), and what the invoice says stands beside it.
function queryOf({ number, amount }: Draft, differs: boolean) {
  return {
    status: `${invoicedStatus}` as const,
    ...(typeof amount === 'number' ? { amount: String(amount) } : {}),
    ...(number.trim() ? { number: number.trim() } : {}),
    ...(differs ? { confirm_difference: 'true' as const } : {}),
  };
}

interface Options {
  readonly report: SupplierReport;
  readonly onClose: () => void;
  readonly onUploaded: (uploaded: Uploaded) => void;
}

/** The upload of one invoice for the delivered redemptions of a gift. */
export function useUpload({ report, onClose, onUploaded }: Options) {
  const { store } = usePanel();
  const changed = useOrdersChanged();
  const { once, lost } = useOneKey();
  const [differs, setDiffers] = useState(false);
  const params = { id: store.store_id, giftId: report.gift_id };
  const path = '/suppliers/{id}/supplier-gifts/{giftId}/upload';
  const form = useOwnForm({
    saved: empty,
    rule,
    toSend: (draft: Draft) => draft,
    send: async (draft) => {
      const body = new FormData();
      body.set('invoice', draft.invoice as File);
      const query = queryOf(draft, differs);
      const upload = (idempotencyKey: string) =>
        send<typeof uploadInvoice>('POST', path, {
          params,
          query,
          body,
          idempotencyKey,
        });
      const { data } = await once(upload).catch((error: unknown) => {
        setDiffers(error instanceof ApiError && error.error === 'invoice_differs');
        throw error;
      });
      onUploaded({ ...data, title: report.title });
      onClose();
      await changed();
    },
    again: changed,
  });
  const set = (change: Partial<Draft>) => {
    if ('amount' in change) setDiffers(false);
    form.set(change);
  };
  return { ...form, set, differs, lost };
}
export type Upload = ReturnType<typeof useUpload>;
