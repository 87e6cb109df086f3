import type { Queryable } from '../../db/transaction.ts';
import type { Matched } from '../evaluate.ts';

/** Something that happened to a customer, for which a campaign gives. */
export interface Occasion {
  readonly accountId: number;
  /** Names it: a customer takes part once by each. */
  readonly occasion: string;
  /** Where it is counted: the customer's own store. */
  readonly storeId: number;
  readonly atMs: number;
  readonly matched: Matched;
  /** The receipt that caused it: what is given for it goes back with the whole of it. */
  readonly transactionId?: number | null;
}

/** Whom a part of time is looked through for: after `fromMs`, up to and with `untilMs`. */
export interface Asked<O> {
  readonly companyId: number;
  readonly timeZone: string;
  readonly options: O;
  readonly fromMs: number;
  readonly untilMs: number;
  /** When the campaign began: at its first moment it gives for what is so already, too. */
  readonly beganMs: number;
  /**
   * In pieces: of accounts above this one, about so many occasions. None is cut in two: all of the last
   * account's come. Fewer than so many are the last.
   */
  readonly after: number;
  readonly limit: number;
}

/** What happened, by account and then by time; the same for what is to be given and for a preview of it. */
export type OccasionsOf<O> = (client: Queryable, asked: Asked<O>) => Promise<readonly Occasion[]>;
