import { z } from 'zod';
import { endpoint, fileReply, nothing, pageText, pagination } from '../engine/endpoint.ts';
import { debtPosting, month, said, statement, statementReply, storeIdText } from './schemas.ts';
import { debtKinds } from './states.ts';

const ours = { tag: 'debts', extension: true } as const;
const path = '/stores/{storeId}/debts';
const read = { ...ours, method: 'GET', access: 'history.debts.read' } as const;
const update = { ...ours, method: 'POST', access: 'history.debts.update' } as const;

/** Which line of a month is meant: one that is not closed has no id yet. */
export const ofLine = z.strictObject({
  month,
  kind: z.enum(debtKinds),
  other_store_id: storeIdText,
  page: pageText.optional(),
});

export const storeDebts = endpoint({
  ...read,
  path,
  summary: 'what the store owed and was owed, month by month, the newest first',
  query: z.strictObject({ page: pageText.optional() }),
  reply: z.object({
    currency: z.string(),
    statements: z.array(statement.extend({ month })),
    pagination,
  }),
});

export const storeStatement = endpoint({
  ...read,
  path: `${path}/statement`,
  summary: 'a month of the store, line by line',
  query: z.strictObject({ month }),
  reply: statementReply,
});

export const storeDebtPostings = endpoint({
  ...read,
  path: `${path}/postings`,
  summary: 'the postings that make a line of the store',
  query: ofLine,
  reply: z.object({ postings: z.array(debtPosting), pagination }),
});

export const storeDebtDocument = endpoint({
  ...read,
  path: `${path}/document`,
  file: 'application/pdf',
  summary: 'a statement as a PDF, in the language of the call',
  query: z.strictObject({ month }),
  reply: fileReply,
});

export const confirmStatement = endpoint({
  ...update,
  path: `${path}/confirm`,
  summary: 'agree to a closed month; twice is once',
  body: z.strictObject({ month }),
  reply: nothing,
});

export const disputeLine = endpoint({
  ...update,
  path: `${path}/lines/{id}/messages`,
  summary: 'dispute a line of a closed month, or say more about it',
  body: z.strictObject({ text: said }),
  reply: nothing,
  status: 201,
});

export const storeDebtCalls = [
  storeDebts,
  storeStatement,
  storeDebtPostings,
  storeDebtDocument,
  confirmStatement,
  disputeLine,
];
