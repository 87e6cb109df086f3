import type { FieldOutline } from '../dataProvider/field-outline.ts';

/** What shows a field of the record around. */
export interface CellProps {
  readonly source: string;
  readonly field: FieldOutline;
  /** The words of the entity: `resources.<resource>`. */
  readonly words: string;
}
