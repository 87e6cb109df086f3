import { useNotify } from 'react-admin';
import { saidBy } from './said-by.ts';

/** Says why something was not done: in the server's words, or that it does not answer. */
export function useTellFailure() {
  const notify = useNotify();
  return (failure: unknown) => notify(saidBy(failure), { type: 'error' });
}
