import { useCan, usePanel } from '../../shell/context.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import { exporting } from './exported.data.ts';

/** By what key the list around is exported; nothing where it is not, or not by this person. */
export function useExporting(): string | undefined {
  const { panel } = usePanel();
  const { entity } = usePanelResource();
  const known = exporting[panel]?.[entity.name];
  const may = useCan(known?.also ?? entity.permission.read);
  return may ? known?.key : undefined;
}
