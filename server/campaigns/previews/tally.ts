import type { PreviewResult } from '../../../contract/campaigns/previews.ts';
import { mostExamples } from '../../../contract/campaigns/previews.ts';
import type { OfferChannel } from '../../../contract/messages/channels.ts';
import type { Matched } from '../evaluate.ts';

/** One time that a campaign would have given. */
export interface Match {
  readonly accountId: number;
  readonly atMs: number;
  /** The company's day. */
  readonly day: string;
  /** How often at once: a draw has several entries for one receipt. */
  readonly times: number;
  readonly matched: Matched;
  /** The receipt, where it was one, and where it counts. */
  readonly transactionId: number | null;
  readonly storeId: number;
}

interface Example {
  /** By which examples are chosen: from all over, and the same ones each time. */
  readonly place: number;
  readonly accountId: number;
  readonly atMs: number;
  readonly matched: Matched;
}

/** What was added up of the customers that were looked at so far. */
export interface Tally {
  /** The last account that was looked at. */
  cursor: number;
  people: number;
  unreachable: number;
  days: Record<string, number>;
  /** Of messages: how many, and their cost in ten-thousandths of the currency. */
  channels: Partial<Record<OfferChannel, { messages: number; cost: number }>>;
  examples: Example[];
}

export const emptyTally = (): Tally => ({
  cursor: 0,
  people: 0,
  unreachable: 0,
  days: {},
  channels: {},
  examples: [],
});

const spread = (accountId: number) => (accountId * 2_654_435_761) % 4_294_967_296;

/** Adds the times of one customer, of whom there is at least one. */
export function addPerson(tally: Tally, own: readonly Match[]) {
  tally.people += 1;
  for (const { day, times } of own) tally.days[day] = (tally.days[day] ?? 0) + times;
  const [first] = own;
  if (!first) return;
  const { accountId, atMs, matched } = first;
  const place = spread(accountId);
  const last = tally.examples.at(-1);
  if (tally.examples.length === mostExamples && last && place > last.place) return;
  tally.examples.push({ place, accountId, atMs, matched });
  tally.examples.sort((a, b) => a.place - b.place);
  tally.examples.splice(mostExamples);
}

export type Capped = Pick<PreviewResult, 'capped_by' | 'paused_on'>;
