import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/** Of which records something is so: a field of theirs has, or has not, one of these values, or any at all. */
export interface When {
  readonly field: string;
  readonly is?: readonly unknown[];
  readonly not?: readonly unknown[];
  readonly filled?: boolean;
}
type Facts = Readonly<Record<string, unknown>>;

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

function holds({ field, is, not, filled }: When, record: Facts): boolean {
  const value = record[field];
  if (filled !== undefined) return isFilled(value) === filled;
  return is ? is.includes(value) : !not?.includes(value);
}

/** Whether all conditions hold of a record; so they do where there are none. */
export const isWhen = (when: readonly When[] = [], record: Facts): boolean =>
  when.every((each) => holds(each, record));

/** A way from a record to the rows of another resource that have it in a field of theirs, or to a tab of its own page. */
export type LinkSpec = { readonly icon: SvgIconComponent } & (
  | { readonly resource: string; readonly by: string }
  | { readonly tab: string }
);

/** What a dialog of an action knows. */
export interface ActionDialog {
  readonly record: RaRecord;
  readonly onClose: () => void;
}

/**
 * How a call about one record is offered: its words are `texts.actions.<name>` of the entity (`title`, `question`,
 * `text`, `done`), its permission is the call's own.
 */
export interface ActionSpec {
  readonly icon: SvgIconComponent;
  /** Red, where something is lost by it. */
  readonly tone?: 'danger';
  /** A question with a form: fetches the call, whose `asks` are the fields and whose `body` is the rule. */
  readonly form?: () => Promise<{ readonly body?: unknown }>;
  /** What its body always says. */
  readonly sends?: Readonly<Record<string, unknown>>;
  /** Whether it can be done with several chosen rows of a list, one after the other. */
  readonly bulk?: true;
  /** What comes before it: a question, to which the server's counts are added where the call declares some. */
  readonly ask?: 'confirm';
  /** A dialog of its own in place of the question, which makes the call itself; the action then has a title alone. */
  readonly dialog?: ComponentType<ActionDialog>;
  readonly when?: readonly When[];
  /** What is done most: it stands out on the page of the record, and is a button of each row. */
  readonly main?: true;
  /** In the menu of the record rather than a button of its own. */
  readonly inMenu?: true;
  /** Where it leads: to the record as it is now unless it says otherwise. */
  readonly leadsTo?: 'list';
  /** The field of the answer with a secret that is shown this once, with the words of `texts.secret`. */
  readonly reveals?: string;
}
