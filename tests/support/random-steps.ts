import fc from 'fast-check';
import { expect } from 'vitest';

/** How many sequences are taken, of how many steps at most each. */
interface Length {
  readonly sequences: number;
  readonly steps: number;
}

/** A long run says how far it is. */
function counting<Step>(follow: (steps: readonly Step[]) => Promise<void>, sequences: number) {
  let followed = 0;
  return async (steps: readonly Step[]) => {
    await follow(steps);
    followed += 1;
    if (followed % 500 === 0) process.stderr.write(`${followed} of ${sequences} sequences\n`);
  };
}

/**
 * Follows random sequences of steps; the smallest that breaks something is printed. They are the same each time, so that
 * whoever changes something knows that it was their change; `MODEL_SEED` takes others.
 */
export async function expectOfEach<Step>(
  step: fc.Arbitrary<Step>,
  follow: (steps: readonly Step[]) => Promise<void>,
  { sequences, steps }: Length,
) {
  const all = fc.array(step, { minLength: 1, maxLength: steps, size: 'max' });
  const seed = Number(process.env.MODEL_SEED ?? 20_261_126);
  await fc.assert(fc.asyncProperty(all, counting(follow, sequences)), { numRuns: sequences, seed });
  expect.hasAssertions();
}

/** How many sequences the long tier takes; `npm run model` takes ten thousand steps. */
export const longSequences = Number(process.env.MODEL_SEQUENCES ?? 50);
