import { useNotify } from 'react-admin';

/** Says why something was not done: in the server's words, or that it does not answer. */
export function useTellFailure() {
  const notify = useNotify();
  return (failure: unknown) =>
    notify((failure as Error).message || 'shell.unreachable', { type: 'error' });
}
