import type { Queryable } from '../../db/transaction.ts';
import { ofAccount } from '../../tables/personal/declare.ts';
import type { Identity } from './identity.ts';
import { scrubbed } from './scrubbed.ts';
import { statements } from './statements.ts';

// The rows stay: receipts, postings and consents name them. Programs receive one change.
const scrub = (
  more = '',
) => `update customers set ${scrubbed}, qr_code = 'X-' || replace(gen_random_uuid()::text, '-', ''),
    anonymised_at = $3, updated_at = now() ${more} where ${ofAccount}`;
const statementsOfCustomer = {
  open: { name: 'scrub-customers', text: scrub() },
  closed: { name: 'scrub-and-close-customers', text: scrub(', deleted_at = $3') },
};

interface Erasing {
  readonly companyId: number;
  readonly accounts: readonly number[];
  readonly nowMs: number;
  /** What they are found by where no row names their account; left out, only rows that do are looked for. */
  readonly identity?: Identity;
  /** Whether their accounts end as well. */
  readonly closing?: boolean;
}

/** Erases what is stored of some accounts, as each table declares it, within the client's transaction. */
export async function erase(client: Queryable, erasing: Erasing) {
  const { companyId, accounts, nowMs, identity, closing } = erasing;
  const values = [companyId, accounts, ...(identity ?? [])];
  const own = statementsOfCustomer[closing ? 'closed' : 'open'];
  await client.query({ ...own, values: [companyId, accounts, new Date(nowMs)] });
  for (const { text, uses } of statements)
    if (Math.max(...uses) <= values.length)
      await client.query(
        text,
        uses.map((place) => values[place - 1]),
      );
}
