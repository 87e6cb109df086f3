import { claimsTable } from '../coupons.ts';
import { orderEventsTable } from '../gift-orders.ts';
import { postingsTable, returnsTable, transactionsTable } from '../ledger.ts';
import { synergyTransfersTable } from '../synergies.ts';
import { ofAccount, personalColumns, replaced } from './declare.ts';

// What the product itself says of a posting or the end of a claim is no text of anybody's.
const typed = `reason not in ('anonymised', 'deleted', 'import')`;
const within = (id: string, of: string) => `company_id = $1 and ${id} in (${of})`;

/** What customers bought, earned and claimed. What staff typed of it goes; receipts, points and claims are the books. */
export const ofLedger = [
  personalColumns(
    postingsTable,
    { reason: replaced() },
    { rows: `${ofAccount} and kind <> 'merge' and ${typed}`, impersonal: ['kind'] },
  ),
  personalColumns(
    returnsTable,
    { reason: replaced() },
    {
      rows: within('transaction_id', `select transaction_id from transactions where ${ofAccount}`),
      impersonal: ['lines'],
    },
  ),
  personalColumns(
    transactionsTable,
    {},
    {
      impersonal: [
        ...(['receipt_number', 'channel', 'status', 'lines'] as const),
        ...(['terms', 'vouchers', 'rules'] as const),
      ],
    },
  ),
  personalColumns(
    claimsTable,
    { reason: replaced() },
    {
      rows: `${ofAccount} and ${typed}`,
      impersonal: ['kind', 'state', 'title', 'code_end', 'code', 'claim_day'],
    },
  ),
  personalColumns(
    orderEventsTable,
    { note: replaced() },
    {
      rows: within(
        'order_id',
        `select o.order_id from gift_orders o join claims k on k.company_id = o.company_id and k.claim_id = o.transaction_id
          where o.company_id = $1 and k.user_account_id = any($2::bigint[])`,
      ),
    },
  ),
  personalColumns(synergyTransfersTable, {}, { impersonal: ['direction'] }),
];
