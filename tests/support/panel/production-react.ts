import React from 'react';
import { flushSync } from 'react-dom';

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** Until React has drawn what is waiting: it takes a turn of its own for that, and one for effects. */
async function drawn() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done));
}

/** Does something and draws what it changed. Answers like React's own, which is not awaited either way. */
function act(work: () => unknown): PromiseLike<unknown> {
  let result: unknown;
  flushSync(() => {
    result = work();
  });
  return isPromise(result)
    ? result.then((value) => drawn().then(() => value))
    : Promise.resolve(result);
}

// The panels are tested with the React that is shipped: its development version takes a third longer
// and is nobody's product. It has no `act`, which the testing library wants of it.
Object.assign(React, { act });
