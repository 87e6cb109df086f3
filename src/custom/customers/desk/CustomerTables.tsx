import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type {
  customerMessages,
  customerMovements,
  customerTransactions,
} from '../../../../contract/customers/customer-details.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { type Column, PagedTable } from '../../../resources/tables/PagedTable.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';

type Receipt = z.infer<(typeof customerTransactions)['reply']>['transactions'][number];
type Movement = z.infer<(typeof customerMovements)['reply']>['movements'][number];
type Message = z.infer<(typeof customerMessages)['reply']>['messages'][number];

const path = '/companies/{storeId}/customers/{id}';
const useParamsOf = (id: number) => ({ storeId: usePanel().store.store_id, id });
const signed = (points: number, number: (value: number) => string) =>
  points > 0 ? `+${number(points)}` : number(points);

/** The receipts of a customer in every store of the company. */
export function Receipts({ id }: { id: number }) {
  const translate = useTranslate();
  const { money, number } = useWritten();
  const params = useParamsOf(id);
  const columns: Column<Receipt>[] = [
    { name: 'date', cell: (row) => formatDateTime(row.occurred_at) },
    { name: 'store', cell: (row) => row.store },
    { name: 'amount', right: true, cell: (row) => money(row.gross_amount) },
    { name: 'points', right: true, cell: (row) => number(row.points_kept) },
    {
      name: 'status',
      cell: (row) => translate(`resources.transactions.texts.choices.${row.standing}`),
    },
  ];
  return (
    <PagedTable
      of="customers"
      words="desk.receipts"
      id={id}
      columns={columns}
      keyOf={(row) => row.transaction_id}
      load={async (page, signal) => {
        const { data } = await send<typeof customerTransactions>('GET', `${path}/transactions`, {
          params,
          query: { page: String(page) },
          signal,
        });
        return { rows: data.transactions, pagination: data.pagination };
      }}
    />
  );
}

/** Every movement of a customer's points, with who made it and why. */
export function Movements({ id }: { id: number }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const params = useParamsOf(id);
  const what = ({ kind, reason, transaction_id }: Movement) =>
    [translate(`history.kinds.${kind}`) + (transaction_id ? ` #${transaction_id}` : ''), reason]
      .filter(Boolean)
      .join(': ');
  const columns: Column<Movement>[] = [
    { name: 'date', cell: (row) => formatDateTime(row.created_at) },
    { name: 'what', cell: what },
    { name: 'points', right: true, cell: (row) => signed(row.points, number) },
    { name: 'store', cell: (row) => row.store },
    { name: 'by', cell: (row) => row.user },
  ];
  return (
    <PagedTable
      of="customers"
      words="desk.movements"
      id={id}
      columns={columns}
      keyOf={(row) => row.posting_id}
      load={async (page, signal) => {
        const { data } = await send<typeof customerMovements>('GET', `${path}/movements`, {
          params,
          query: { page: String(page) },
          signal,
        });
        return { rows: data.movements, pagination: data.pagination };
      }}
    />
  );
}

/** What was sent to a customer. */
export function Messages({ id }: { id: number }) {
  const translate = useTranslate();
  const params = useParamsOf(id);
  const word = (name: string) => translate(`resources.messages.texts.choices.${name}`);
  const columns: Column<Message>[] = [
    { name: 'date', cell: (row) => formatDateTime(row.created_at) },
    { name: 'channel', cell: (row) => word(row.channel) },
    { name: 'body', cell: (row) => [row.subject, row.body].filter(Boolean).join(': ') },
    { name: 'state', cell: (row) => word(row.state) },
  ];
  return (
    <PagedTable
      of="customers"
      words="desk.messages"
      id={id}
      columns={columns}
      keyOf={(row) => row.message_id}
      load={async (page, signal) => {
        const { data } = await send<typeof customerMessages>('GET', `${path}/messages`, {
          params,
          query: { page: String(page) },
          signal,
        });
        return { rows: data.messages, pagination: data.pagination };
      }}
    />
  );
}
