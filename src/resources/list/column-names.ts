import { useVisible } from '../../shell/context.ts';
import { usePanelResource } from '../pieces/use-resource.ts';

/** Whether a column is hidden until the user asks for it. */
export const isOptional = (column: string) => column.endsWith('*');
export const nameOf = (column: string) => column.replace('*', '');

/** Whether the user may see a column at all. */
export function useShown() {
  const isVisible = useVisible(usePanelResource().entity.fields);
  return (column: string) => isVisible(nameOf(column));
}
