import { HttpError } from 'react-admin';
import { ApiError } from '../../session/api.ts';

/** What to tell of whatever failed, as words or their key; what programmers said is nobody's to read. */
export function saidBy(error: unknown): string {
  if (error instanceof ApiError) return error.said;
  return error instanceof HttpError && error.message ? error.message : 'shell.failures.error';
}
