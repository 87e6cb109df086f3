import { afterAll, beforeAll, test } from 'vitest';
import { follow } from '../../support/areas/never/follow.ts';
import { found } from '../../support/areas/never/found.data.ts';
import { type Opened, openProgramme } from '../../support/areas/never/programme.ts';
import { anyStep } from '../../support/areas/never/step.ts';
import { limit } from '../../support/pace.ts';
import { expectOfEach } from '../../support/random-steps.ts';

const asked = Number(process.env.MODEL_SEQUENCES ?? 600);
// A part of them shows what PostgreSQL answers differently.
const some = Math.min(asked, process.env.DATABASE_URL ? 60 : 300);

let opened: Opened;
beforeAll(async () => {
  opened = await openProgramme();
});
afterAll(() => opened?.beginning.forget());

const holds = (sequences: number) =>
  expectOfEach(anyStep, (steps) => follow(opened, steps), { sequences, steps: 12 });

// A counter-example is followed some hundred times more, to make it short.
const time = (sequences: number) => limit(300_000 + sequences * 2000);

test(
  'once every receipt is back it is as if none had ever been: points, tiers, goals, claims, campaigns and caps',
  () => holds(some),
  time(some),
);

test('the same in many more sequences', { tags: ['long'], timeout: time(asked) }, () =>
  holds(asked),
);

test.each(Object.entries(found))('no longer: %s', (_, steps) => follow(opened, steps));
