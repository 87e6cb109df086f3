import { useTranslate } from 'react-admin';
import { isForStores } from './rights-paths.ts';

/** Says of a branch that a company has it to give it to its stores, where that is so. */
export function useForStores(kind: 'company' | 'store') {
  const translate = useTranslate();
  return (branch: string) =>
    kind === 'company' && isForStores(branch) ? translate('rights.forStores') : undefined;
}
