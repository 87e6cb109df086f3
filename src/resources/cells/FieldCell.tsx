import { use } from 'react';
import { usePanelResource } from '../pieces/use-resource.ts';
import { cells } from './columns.tsx';
import { OwnCells } from './own-cells.ts';

/** A field of the record around, as its list, its resource or its kind has it; nothing where there is no such field. */
export function FieldCell({ source }: { source: string }) {
  const { entity, name, screen } = usePanelResource();
  const own = use(OwnCells);
  const field = entity.fields[source];
  if (!field) return null;
  const Cell = own[source] ?? screen.cells?.[source] ?? cells[field.kind];
  return <Cell source={source} field={field} words={`resources.${name}`} />;
}
