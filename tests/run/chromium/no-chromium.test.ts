import { test } from 'vitest';

test('the browser journeys have a Chromium', () => {
  throw new Error(process.env.NO_CHROMIUM);
});
