import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftOf } from '../../support/areas/never/left.ts';
import { anyStep, happen, openProgramme, returnAll } from '../../support/areas/never/programme.ts';
import { expectSound } from '../../support/areas/till.ts';

const sequences = Number(process.env.MODEL_SEQUENCES ?? 12);

test('once every receipt is back it is as if none had ever been: points, tiers, goals, claims, campaigns and caps', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 1, maxLength: 12, size: 'max' }),
      fc.nat(1000),
      async (steps, order) => {
        const programme = await openProgramme();
        for (const step of steps) await happen(programme, step);
        await returnAll(programme, order);
        expect(await leftOf(programme)).toEqual({});
        await expectSound(programme.till);
      },
    ),
    { numRuns: sequences, seed: Number(process.env.MODEL_SEED ?? 20_261_127) },
  );
});
