import { useMode } from '../../../theme/mode.ts';
import { tokens } from '../../../theme/tokens.ts';

/** The colours of series, those that stand beside each other told apart in light and dark. */
export function useColours() {
  const { primary, accent, secondary, success, control, danger } = tokens[useMode()];
  return { primary, accent, secondary, success, control, danger };
}
