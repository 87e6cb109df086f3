import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { PermissionPath } from '../../contract/permissions/permissions.ts';
import type { Rules, Source } from '../dataProvider/sources.ts';
import type { ActionSpec, LinkSpec } from './action.ts';
import type { CellProps } from './cell.ts';
import type { RecordSpec } from './record.ts';
import type { LateScreen } from './screen.ts';

/** What an input of a form knows of its field. */
export interface FieldProps {
  readonly source: string;
  readonly help: string | undefined;
}

/** How the panel shows an entity: which columns, which inputs in which order, which filters. */
export interface Screen<N extends string, A extends string = string> {
  readonly icon: SvgIconComponent;
  /** The first is the row's title; a `*` after a name hides the column until the user asks for it. */
  readonly columns: readonly (N | `${N}*`)[];
  /** What a row leads with where the table does not fit; else its first column. */
  readonly leads?: readonly N[];
  readonly form?: readonly N[];
  /** Which fields begin a section of the form, each with its word in `texts.sections`. */
  readonly sections?: Readonly<Partial<Record<N, string>>>;
  /** Inputs of its own for single fields of the form. */
  readonly inputs?: Readonly<Partial<Record<N, ComponentType<FieldProps>>>>;
  /** Fetches the declaration; wanted wherever something is sent through a form. */
  readonly rules?: () => Promise<Rules>;
  /** The number of records that the answer of a whole list allows: with so many none is added. */
  readonly most?: string;
  /** Milliseconds for which the success of a save is told, where that is not as long as elsewhere. */
  readonly messageMs?: number;
  /** Deleting can be undone for a few seconds; off where it takes more than the row itself. */
  readonly undoable?: boolean;
  /** How single fields are shown, where not as their kind is. */
  readonly cells?: Readonly<Partial<Record<N, ComponentType<CellProps>>>>;
  /** Lists of what belongs to a record, each narrowed to it: its word is `texts.links.<name>`. */
  readonly links?: Readonly<Record<string, LinkSpec>>;
  /** Its records are looked for by the search over everything. */
  readonly findable?: true;
  /** What can be done with one record, in this order. */
  readonly actions?: Readonly<Partial<Record<A, ActionSpec>>>;
  /** A page of one record, where that is more than its form. */
  readonly record?: RecordSpec;
  /** The field of a new record with a secret that is shown once, before anything else, with the words of `texts.secret`. */
  readonly reveals?: string;
  /** A screen of its own in place of the generated one. */
  readonly list?: LateScreen;
  readonly create?: LateScreen;
  readonly edit?: LateScreen;
  /** The edit screen is a page to read, of which the form is only a part. */
  readonly opensToRead?: true;
}

export interface PanelResource extends Source {
  readonly icon: SvgIconComponent;
  readonly permission: PermissionPath;
  /** What opening a record needs: the right to change it or, where nobody changes it, to read it. */
  readonly opening: PermissionPath;
  readonly screen: Screen<string>;
  readonly list: LateScreen;
  readonly create?: LateScreen | undefined;
  readonly edit?: LateScreen | undefined;
}
