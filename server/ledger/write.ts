import type { PostingKind } from '../../contract/transactions/posting-kinds.ts';
import type { Queryable } from '../db/transaction.ts';
import { databaseError } from '../runtime/database-errors.ts';
import type { Entry } from './lots.ts';

export interface Posting {
  companyId: number;
  accountId: number;
  kind: PostingKind;
  storeId: number;
  userId: number | null;
  transactionId?: number | null;
  returnId?: number | null;
  claimId?: number | null;
  reverses?: number | null;
  pointValue: number;
  reason?: string | null;
  nowMs: number;
  /** The deficit the entries were planned with. */
  deficit: number;
  entries: readonly Entry[];
  activeFrom?: Date | null;
  expiresAt?: Date | null;
  /** What changes beside the balance, and where the customer stands on the ladder after it. */
  sums?: { earned: number; redeemed: number; amount: number; receipts?: number };
  tier: { id: number | null; until: Date | null };
}

const statement = {
  name: 'write-posting',
  text: 'select posted_id, new_balance from write_posting(jsonb_populate_record(null::new_posting, $1))',
};

/** A posting by the names of the database's `new_posting`. */
export const postingRow = (posting: Posting) => ({
  company: posting.companyId,
  account: posting.accountId,
  kind: posting.kind,
  store: posting.storeId,
  by_user: posting.userId,
  receipt: posting.transactionId,
  return_id: posting.returnId,
  claim: posting.claimId,
  reverses: posting.reverses,
  point_value: posting.pointValue,
  reason: posting.reason,
  posted_at: new Date(posting.nowMs),
  deficit: posting.deficit,
  entries: posting.entries,
  active_from: posting.activeFrom,
  expires_at: posting.expiresAt,
  earned: posting.sums?.earned,
  redeemed: posting.sums?.redeemed,
  spent: posting.sums?.amount,
  receipts: posting.sums?.receipts,
  tier: posting.tier.id,
  tier_until: posting.tier.until,
});

/** Writes one posting, within the transaction of the client; answers its id and the new balance. */
export async function writePosting(client: Queryable, posting: Posting) {
  const values = [JSON.stringify(postingRow(posting))];
  const { rows } = await client.query<{ posted_id: number; new_balance: number }>({
    ...statement,
    values,
  });
  const written = rows[0];
  if (!written) throw new Error('A posting answered nothing');
  return written;
}

/** What the ledger's own functions raise. */
export const raised = {
  /** The account is not as it was when the entries were planned. */
  changed: 'PT001',
  dailyAmount: 'PT002',
  dailyPoints: 'PT003',
  notPending: 'PT004',
} as const;

/** The code and the detail of what the ledger raised; undefined for any other error. */
export function raisedBy(error: unknown): { code: string; detail: number } | undefined {
  const { code = '', detail } = (databaseError(error) ?? {}) as { code?: string; detail?: string };
  return (Object.values(raised) as string[]).includes(code)
    ? { code, detail: Number(detail) }
    : undefined;
}
