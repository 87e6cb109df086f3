import type { Queryable } from '../db/transaction.ts';
import { databaseError } from '../runtime/database-errors.ts';
import type { postingKinds } from '../tables/ledger.ts';
import type { Entry } from './lots.ts';

/** The entries as the columns that write_posting takes. */
export const columnsOf = (entries: readonly Entry[]) => [
  entries.map(({ side }) => side),
  entries.map(({ lot }) => lot),
  entries.map(({ store }) => store),
  entries.map(({ redeemer }) => redeemer),
  entries.map(({ amount }) => amount),
];

export interface Posting {
  companyId: number;
  accountId: number;
  kind: (typeof postingKinds)[number];
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
  sums?: { earned: number; redeemed: number; amount: number };
  tier: { id: number | null; until: Date | null };
}

const statement = {
  name: 'write-posting',
  text: 'select posted_id, new_balance from write_posting($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, 0, $23, $24, $25)',
};

/** Writes one posting, within the transaction of the client; answers its id and the new balance. */
export async function writePosting(client: Queryable, posting: Posting) {
  const values = [
    posting.companyId,
    posting.accountId,
    posting.kind,
    posting.storeId,
    posting.userId,
    posting.transactionId ?? null,
    posting.returnId ?? null,
    posting.reverses ?? null,
    posting.pointValue,
    posting.reason ?? null,
    new Date(posting.nowMs),
    posting.deficit,
    ...columnsOf(posting.entries),
    posting.activeFrom ?? null,
    posting.expiresAt ?? null,
    posting.sums?.earned ?? 0,
    posting.sums?.redeemed ?? 0,
    posting.sums?.amount ?? 0,
    posting.tier.id,
    posting.tier.until,
    posting.claimId ?? null,
  ];
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
