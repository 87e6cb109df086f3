import fc from 'fast-check';
import { test } from 'vitest';
import { expectModel } from '../../support/areas/billing/model.ts';
import { addPlan, addSelling } from '../../support/areas/billing/selling.ts';
import { comeToRest, type Step, take, type Walk } from '../../support/areas/billing/steps.ts';
import { limit } from '../../support/pace.ts';
import { expectOfEach, longSequences } from '../../support/random-steps.ts';

const minutesOf = { hour: 60, day: 1440 } as const;
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('choose' as const), plan: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('card' as const),
      card: fc.constantFrom('works', 'works', 'authenticates', 'declined'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('answer' as const), approve: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      percent: fc.constantFrom(1, 33, 50, 100),
      times: fc.constantFrom(1, 1, 3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('rate' as const),
      rate: fc.constantFrom(0, 1300, 2400),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      minutes: fc.constantFrom(
        1,
        11,
        5 * minutesOf.hour,
        26 * minutesOf.hour,
        ...[3, 8, 15, 31, 62].map((days) => days * minutesOf.day),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('cancel' as const), cancelled: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('standing' as const),
      status: fc.constantFrom('inactive', 'inactive', 'active'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'pay',
        'pay',
        'payTwice',
        'letGo',
        'byHand',
        'twice',
        'killed',
        'renewed',
      ),
    }),
  },
);

async function follow(steps: readonly Step[]) {
  const selling = await addSelling();
  const plans: number[] = [];
  for (const price of [9.99, 30, 90]) plans.push(await addPlan(selling, price));
  plans.push(await addPlan(selling, 310, { interval: 'year' }));
  const walk: Walk = { ...selling, plans };
  for (const each of steps) {
    await take(walk, each);
    await comeToRest(walk);
    await expectModel(walk);
  }
}

const holds = (sequences: number, steps: number) =>
  expectOfEach(step, follow, { sequences, steps });

test(
  'money agrees with a model after each of some hundred random steps',
  () => holds(30, 20),
  limit(300_000),
);

test(
  'money agrees with a model after each of many hundred random steps',
  { tags: ['long'], timeout: limit(longSequences * 10_000) },
  () => holds(longSequences, 30),
);
