import type { UseOutcome } from '../../../contract/common/uses.ts';
import type { Place } from './places.ts';
import type { User } from './users.data.ts';

/** Where rows of a kind name a record, and what becomes of those in use when the record is deleted. */
export interface Reference {
  readonly by: User;
  readonly at: readonly Place[];
  readonly outcome: UseOutcome;
}

/** A record that is deleted. */
export interface Target {
  /** Where it is stored; under its own name where left out. */
  readonly table?: string;
  readonly id: string;
  /** Whose it is within a company, where not everybody's who may delete such records: a store's or a seller's, or a user's. */
  readonly of?: 'store' | 'user';
  /** SQL: which rows of the table, `u`, are such records. */
  readonly only?: string;
  /** How its row stays for what remembers it, out of lists and choices: what else is set. Left out where it goes. */
  readonly withdrawn?: Readonly<Record<string, string>>;
  /** The column that has since when, where it is not `deleted_at`. */
  readonly since?: string;
  /** SQL: whether something names the record `$2` of the company `$1`, in use or over; where nothing does its row goes. */
  readonly remembered?: string;
  readonly uses: readonly Reference[];
}

const becoming =
  (outcome: UseOutcome) =>
  (by: User, ...at: Place[]): Reference => ({ by, at, outcome });

export const refuses = becoming('refuses');
export const lost = becoming('lost');
export const stays = becoming('stays');
