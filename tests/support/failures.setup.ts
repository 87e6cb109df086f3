import { afterEach, beforeEach, expect } from 'vitest';
import { betrayedInLog, forgetLog, lastLogged } from './server-log.ts';

beforeEach(forgetLog);

// What fails says why: the reason, and what the server was asked and answered last.
afterEach(({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error && lastLogged().length)
    error.message += `\nThe server's log:\n${lastLogged().join('\n')}`;
});

// Whatever a test does, the log names nobody.
afterEach(() => expect(betrayedInLog(), 'lines of the log that tell too much').toEqual([]));
