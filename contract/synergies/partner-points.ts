import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';

const path = '/stores/{storeId}/customers/{id}/partner-points';
const ours = { access: 'transactions.create', tag: 'customers', extension: true } as const;

const partnerPoints = z.object({
  synergy_id: z.int(),
  /** The company that the points are at. */
  store_id: z.int(),
  name: z.string(),
  logo: z.string().nullable(),
  /** What one of its points becomes here. */
  ratio: z.number(),
  /** What the customer can use there now, and what that becomes here. */
  points: z.number(),
  worth: z.number(),
});

const transfer = z.object({
  transfer_id: z.int(),
  synergy_id: z.int(),
  name: z.string(),
  /** What left there, and what came here. */
  points_taken: z.number(),
  points_brought: z.number(),
  created_at: z.iso.datetime(),
  undone: z.boolean(),
});

/** What a customer of the store has with partners of its company, by their mobile there. */
export const customerPartnerPoints = endpoint({
  ...ours,
  method: 'GET',
  path,
  summary:
    'the points of a customer at partners, what they become here, and what was brought lately',
  reply: z.object({
    partners: z.array(partnerPoints),
    /** The last ones that this store brought. */
    transfers: z.array(transfer.extend({ may_undo: z.boolean() })),
  }),
});
export type PartnerPoints = z.infer<(typeof customerPartnerPoints)['reply']>;

/** Points leave another company's programme only if their owner agrees, with a code sent to their mobile. */
export const provePartnerPoints = endpoint({
  ...ours,
  method: 'POST',
  path: `${path}/code`,
  audited: false,
  status: 201,
  summary: 'send the customer the code that lets points be brought',
  body: z.object({ synergy_id: z.int().positive() }),
  reply: z.object({
    /** Only on a demo without a sender of messages; else it proves nothing. */
    verification_code: z.string().nullable(),
    expires_at: z.iso.datetime(),
  }),
});

export const bringPoints = endpoint({
  ...ours,
  method: 'POST',
  path,
  audited: false,
  idempotent: true,
  status: 201,
  summary: 'bring points of a partner here: taken there and given here, both or neither',
  body: z.object({
    synergy_id: z.int().positive(),
    /** As the partner counts them. */
    points: z.number().positive().max(10_000_000).multipleOf(0.01),
    verification_code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  }),
  reply: transfer.extend({ balance_after: z.number(), replayed: z.boolean() }),
});

/** As long as what was brought is not used. */
export const undoPartnerPoints = endpoint({
  ...ours,
  method: 'POST',
  path: `${path}/{transferId}/undo`,
  audited: false,
  summary: 'send points back to the partner they came from, while all of them are left',
  body: z.object({}),
  reply: transfer.extend({ balance_after: z.number() }),
});

export const partnerPointCalls = [
  customerPartnerPoints,
  provePartnerPoints,
  bringPoints,
  undoPartnerPoints,
];
