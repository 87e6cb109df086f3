import { z } from 'zod';
import { endpoint, fileReply, nothing, pageText, pagination } from '../engine/endpoint.ts';
import { paragraph } from '../engine/text-fields.ts';
import { messageStates, offerChannels } from '../messages/channels.ts';
import { consentChannels } from '../messages/consents.ts';
import { transactions } from '../transactions/transactions.ts';

const path = '/companies/{storeId}/customers/{id}';
const page = z.strictObject({ page: pageText.optional() });
const ours = { tag: 'customers', extension: true } as const;

export const customerTransactions = endpoint({
  method: 'GET',
  path: `${path}/transactions`,
  access: 'customers.read',
  tag: 'customers',
  summary: 'the receipts of a customer in every store, newest first',
  query: page,
  reply: z.object({
    transactions: z.array(
      transactions.read.and(z.object({ store_id: z.int(), store: z.string() })),
    ),
    pagination,
  }),
});

const movement = z.object({
  posting_id: z.int(),
  kind: z.string(),
  points: z.number(),
  store: z.string(),
  /** Who did it, and why, where somebody did. */
  user: z.string().nullable(),
  reason: z.string().nullable(),
  transaction_id: z.int().nullable(),
  created_at: z.iso.datetime(),
});
export type CustomerMovement = z.infer<typeof movement>;

export const customerMovements = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/movements`,
  access: 'customers.read',
  summary: 'every movement of the points of a customer, newest first',
  query: page,
  reply: z.object({ movements: z.array(movement), pagination }),
});

const consent = z.object({
  consent_id: z.int(),
  channel: z.enum(consentChannels),
  given: z.boolean(),
  /** Who noted it, and where; nobody for the customer themselves. */
  user: z.string().nullable(),
  call: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type CustomerConsent = z.infer<typeof consent>;

export const customerConsents = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/consents`,
  access: 'customers.read',
  summary: 'when a customer agreed to each channel, and when they took it back',
  reply: z.object({ consents: z.array(consent) }),
});

const note = z.object({
  note_id: z.int(),
  body: z.string(),
  user: z.string(),
  /** Whether the caller wrote it, and may delete it. */
  own: z.boolean(),
  created_at: z.iso.datetime(),
});
export type CustomerNote = z.infer<typeof note>;

export const customerNotes = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/notes`,
  access: 'customers.read',
  summary: 'what staff noted of a customer, newest first',
  reply: z.object({ notes: z.array(note) }),
});

export const addNote = endpoint({
  ...ours,
  method: 'POST',
  path: `${path}/notes`,
  access: 'customers.update',
  status: 201,
  summary: 'note something of a customer',
  body: z.object({ body: paragraph(2000).value }),
  reply: note,
});

export const deleteNote = endpoint({
  ...ours,
  method: 'DELETE',
  path: `${path}/notes/{noteId}`,
  access: 'customers.update',
  summary: 'delete a note of one’s own',
  reply: nothing,
});

const sent = z.object({
  message_id: z.int(),
  channel: z.enum(offerChannels),
  subject: z.string().nullable(),
  body: z.string(),
  state: z.enum(messageStates),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
});

export const customerMessages = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/messages`,
  access: 'customers.read',
  summary: 'what was sent to a customer, newest first',
  query: page,
  reply: z.object({ messages: z.array(sent), pagination }),
});

const reach = z.object({
  total: z.int(),
  channels: z.array(
    z.object({ channel: z.enum(consentChannels), consented: z.int(), reachable: z.int() }),
  ),
});
export type Reach = z.infer<typeof reach>;

/** How many customers agreed to each channel, and how many of them left an address for it. */
export const customersReach = endpoint({
  ...ours,
  method: 'GET',
  path: '/companies/{storeId}/customers/reach',
  access: 'customers.read',
  summary: 'how many customers messages may reach, by channel',
  reply: reach,
});

/** Customers whose mobile is none or is not stored as it is dialled, with what it may be and whose that is. */
export const doubtfulMobiles = endpoint({
  ...ours,
  method: 'GET',
  path: '/companies/{storeId}/customers/doubtful-mobiles',
  access: 'customers.export',
  file: 'text/csv',
  summary: 'mobiles to check, with the accounts they may belong to, as CSV',
  reply: fileReply,
});

/** All that is kept of one person, to hand to them. */
export const personalData = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/personal-data`,
  access: 'customers.export',
  file: 'application/json',
  summary: 'everything that is kept of one person, as a file',
  reply: fileReply,
});

export const customerDetailCalls = [
  customerTransactions,
  customerMovements,
  customerConsents,
  customerNotes,
  addNote,
  deleteNote,
  customerMessages,
  customersReach,
  doubtfulMobiles,
  personalData,
];
