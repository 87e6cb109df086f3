import { afterEach, beforeEach } from 'vitest';
import { forgetLog, lastLogged } from './server-log.ts';

beforeEach(forgetLog);

// What fails says why: the reason, and what the server was asked and answered last.
afterEach(({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error && lastLogged().length)
    error.message += `\nThe server's log:\n${lastLogged().join('\n')}`;
});
