import { afterAll, beforeAll, expect, test } from 'vitest';
import { leftOf } from '../../support/areas/never/left.ts';
import { beginAgain, openProgramme } from '../../support/areas/never/programme.ts';
import { anyStep, happen, returnAll, type Step } from '../../support/areas/never/steps.ts';
import { expectSound } from '../../support/areas/till.ts';
import { limit } from '../../support/pace.ts';
import { expectOfEach } from '../../support/random-steps.ts';

const sequences = Number(process.env.MODEL_SEQUENCES ?? 300);

let opened: Awaited<ReturnType<typeof openProgramme>>;
beforeAll(async () => {
  opened = await openProgramme();
});
afterAll(() => opened.beginning.forget());

async function follow(steps: readonly Step[]) {
  const programme = await beginAgain(opened);
  for (const step of steps) await happen(programme, step);
  await returnAll(programme, steps[0]?.cents ?? 0);
  expect(await leftOf(programme)).toEqual({});
  await expectSound(programme.till);
}

test(
  'once every receipt is back it is as if none had ever been: points, tiers, goals, claims, campaigns and caps',
  () => expectOfEach(anyStep, follow, { sequences, steps: 12 }),
  limit(sequences * 1500),
);
