import { z } from 'zod';
import { endpoint, fileReply } from '../engine/endpoint.ts';
import { text } from '../engine/text-fields.ts';

/** Where a draw stands; `none` until its campaign begins. */
export const drawStates = ['open', 'closed', 'drawn', 'confirmed', 'cancelled'] as const;
/** What became of whom was drawn; `replaced` could not be reached. */
export const placeStates = ['winner', 'alternate', 'replaced'] as const;

const path = '/companies/{storeId}/campaigns/{id}/draw';
const moment = z.iso.datetime().nullable();

const place = z.object({
  place: z.int(),
  /** The number of the entry that was drawn, and the names that tell nobody, as the proof has them. */
  entry: z.int(),
  receipt: z.string(),
  person: z.string(),
  user_account_id: z.int(),
  customer: z.string(),
  transaction_id: z.int(),
  state: z.enum(placeStates),
  /** The place of the alternate who took over. */
  replaced_by: z.int().nullable(),
  reason: z.string().nullable(),
});

/** A draw that was cancelled after its winners were known: holding it again is no secret. */
const earlierDraw = z.object({
  title: z.string(),
  commitment: z.string(),
  entries_hash: z.string(),
  drawn_at: z.string(),
  cancelled_at: z.string(),
  receipts_shared: z.int(),
});

const draw = z
  .object({
    title: z.string(),
    state: z.enum(['none', ...drawStates]),
    /** How many are drawn. */
    winners: z.int(),
    alternates: z.int(),
    /** The SHA-256 of the seed, published before anybody has an entry. */
    commitment: z.string().nullable(),
    /** Once it is drawn. */
    seed: z.string().nullable(),
    /** Once it is closed: how many entries, of how many receipts and people, and the SHA-256 of their list. */
    entries: z.int().nullable(),
    receipts: z.int().nullable(),
    people: z.int().nullable(),
    entries_hash: z.string().nullable(),
    opened_at: moment,
    closed_at: moment,
    drawn_at: moment,
    /** When it was confirmed or cancelled. */
    ended_at: moment,
    places: z.array(place),
    /** Draws that were cancelled after their winners were known, and had some of these receipts; known once this one is closed. */
    earlier: z.array(earlierDraw),
  })
  .meta({ id: 'CampaignDraw' });
export type CampaignDraw = z.output<typeof draw>;
export type DrawPlace = z.output<typeof place>;

const ours = { tag: 'campaigns', extension: true } as const;
const nothing = z.object({});

export const readDraw = endpoint({
  ...ours,
  method: 'GET',
  path,
  access: 'campaigns.read',
  summary: 'a draw: where it stands, its hashes, and who was drawn',
  reply: draw,
});

const step = <const N extends string, B extends z.ZodType>(name: N, summary: string, body: B) =>
  endpoint({
    ...ours,
    method: 'POST',
    path: `${path}/${name}`,
    access: 'campaigns.update',
    summary,
    body,
    reply: draw,
  });

export const openDraw = step(
  'open',
  'publish the hash of a random seed; beginning the campaign does it too',
  nothing,
);
export const closeDraw = step(
  'close',
  'settle the entries, and publish the hash of their list',
  nothing,
);
export const drawDraw = step('draw', 'reveal the seed, and draw winners and alternates', nothing);
export const confirmDraw = step('confirm', 'let what was drawn stand', nothing);
export const cancelDraw = step('cancel', 'give the draw up; nobody has won', nothing);
export const redrawDraw = step(
  'redraw',
  'let the next alternate take over from a winner who cannot be reached',
  z.object({ place: z.int().min(1).max(2000), reason: text(500).value }),
);

export const proofOfDraw = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/proof`,
  access: 'campaigns.read',
  file: 'application/json',
  summary: 'all that anybody needs to check the draw, without a person in it (docs/draws.md)',
  reply: fileReply,
});

export const campaignDrawCalls = [
  readDraw,
  openDraw,
  closeDraw,
  drawDraw,
  confirmDraw,
  cancelDraw,
  redrawDraw,
  proofOfDraw,
];
