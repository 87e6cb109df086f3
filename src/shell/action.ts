import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/** Of which records something is so: a field of theirs has, or has not, one of these values. */
export interface When {
  readonly field: string;
  readonly is?: readonly unknown[];
  readonly not?: readonly unknown[];
}

/** Whether a record is one of those that are meant; every record where nothing says which. */
export function isWhen(when: When | undefined, record: Readonly<Record<string, unknown>>): boolean {
  if (!when) return true;
  const value = record[when.field];
  if (when.is) return when.is.includes(value);
  return !when.not?.includes(value);
}

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
  /** What comes before it: a question, to which the server's counts are added where the call declares some. */
  readonly ask?: 'confirm';
  /** A dialog of its own in place of the question, which makes the call itself; the action then has a title alone. */
  readonly dialog?: ComponentType<ActionDialog>;
  readonly when?: When;
  /** In the menu of the record rather than a button of its own. */
  readonly inMenu?: true;
  /** Where it leads: to the record as it is now unless it says otherwise. */
  readonly then?: 'list';
  /** The field of the answer with a secret that is shown this once, with the words of `texts.secret`. */
  readonly reveals?: string;
}
