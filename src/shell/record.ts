import type { When } from './action.ts';
import type { LateScreen } from './screen.ts';

/** What is said of a record that needs attention: the words are `texts.notices.<word>`, with the record's fields. */
export interface NoticeSpec {
  readonly word: string;
  readonly tone: 'warning' | 'error';
  /** All of these are so. */
  readonly when: readonly When[];
}

/** A part of a record's page; its heading is `texts.parts.<word>`. */
export interface PartSpec {
  readonly word: string;
  /** Its form, the rows of another resource with this record in a field of theirs, or a component of its own. */
  readonly shows: 'form' | { readonly resource: string; readonly by: string } | LateScreen;
}

/** The page of one record: its head, its facts and what belongs to it. */
export interface RecordSpec {
  /** The field of the chip next to its name. */
  readonly state?: string;
  /** The facts of its head, in order; those that are empty are left out. */
  readonly facts: readonly string[];
  readonly notices?: readonly NoticeSpec[];
  readonly parts: readonly PartSpec[];
}
