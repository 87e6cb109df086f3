import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { mobileText } from '../engine/mobiles.ts';
import { customerPage, customersPath } from './company-customers.ts';

const path = `${customersPath}/merge-accounts-by-mobiles` as const;
const common = { tag: 'customers', access: 'customers.merge' } as const;

const body = z
  .object({
    /** The first stays and takes over what the second has. */
    mobiles: z.tuple([mobileText, mobileText]),
  })
  .meta({ id: 'MergeAccounts' });

const account = z.object({
  user_account_id: z.int(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  mobile: z.string().nullable(),
  card_numbers: z.array(z.string()),
  current_balance: z.number(),
  deficit: z.number(),
  total_transactions: z.int(),
  total_price: z.number(),
});
export type MergedAccount = z.infer<typeof account>;

const preview = z.object({
  kept: account,
  merged: account,
  /** What the account that stays will be. */
  result: account,
  /** What it takes over because it has none of its own. */
  filled: z.record(z.string(), z.unknown()),
});
export type MergePreview = z.infer<typeof preview>;

export const previewMerge = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/preview`,
  extension: true,
  summary: 'what merging two accounts would make of them; writes nothing',
  body,
  reply: preview,
});

export const mergeAccounts = endpoint({
  ...common,
  method: 'POST',
  path,
  idempotent: true,
  summary: 'let one account take over the cards, the points and the attributes of another',
  body,
  reply: z.object({ merge_id: z.int(), customer: customerPage }),
});

const merge = z.object({
  merge_id: z.int(),
  kept_id: z.int(),
  merged_id: z.int(),
  /** Whose account ended. */
  name: z.string(),
  mobile: z.string().nullable(),
  points: z.number(),
  user: z.string(),
  created_at: z.iso.datetime(),
  undone_at: z.iso.datetime().nullable(),
  /** Until the account that took over is used again. */
  may_undo: z.boolean(),
});
export type Merge = z.infer<typeof merge>;

export const customerMerges = endpoint({
  ...common,
  method: 'GET',
  path: `${customersPath}/{id}/merges`,
  access: 'customers.read',
  extension: true,
  summary: 'the accounts that a customer’s account took over',
  reply: z.object({ merges: z.array(merge) }),
});

export const undoMerge = endpoint({
  ...common,
  method: 'POST',
  path: `${customersPath}/merges/{id}/undo`,
  extension: true,
  summary: 'take a merge back, while the account that took over has not been used since',
  body: z.object({}),
  reply: customerPage,
});

export const mergeCalls = [previewMerge, mergeAccounts, customerMerges, undoMerge];
