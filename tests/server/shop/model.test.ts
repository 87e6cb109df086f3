import fc from 'fast-check';
import { test } from 'vitest';
import { expectSound } from '../../support/areas/billing/selling.ts';
import { expectBothSides, expectCreditsShown, expectShop } from '../../support/areas/shop/agree.ts';
import { addWalk, comeToRest, goods, type Step, take } from '../../support/areas/shop/steps.ts';
import { limit } from '../../support/pace.ts';
import { expectOfEach, longSequences } from '../../support/random-steps.ts';

const minutesOf = { hour: 60, day: 1440 } as const;
const does = <Name extends Step['does']>(name: Name) => fc.constant(name);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: does('buy'),
      good: fc.constantFrom(...goods),
      quantity: fc.constantFrom(1, 1, 3),
      billed: fc.constantFrom('now', 'now', 'next_period'),
      times: fc.constantFrom(1, 1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: does('card'),
      card: fc.constantFrom('works', 'works', 'authenticates', 'declined'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: does('answer'), approve: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: does('refund'),
      percent: fc.constantFrom(1, 50, 100, 100),
      times: fc.constantFrom(1, 3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: does('send'),
      parts: fc.constantFrom(1, 1, 2, 7),
      messages: fc.constantFrom(1, 3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: does('rate'), rate: fc.constantFrom(0, 1300, 2400) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: does('wait'),
      minutes: fc.constantFrom(
        ...[1, 11, 5 * minutesOf.hour, 26 * minutesOf.hour],
        ...[8, 15, 31].map((days) => days * minutesOf.day),
      ),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      does: fc.constantFrom(
        ...(['pay', 'byHand', 'letGo', 'cancel', 'deliver'] as const),
        ...(['late', 'atProvider', 'twice', 'killed', 'rule'] as const),
      ),
    }),
  },
);

async function follow(steps: readonly Step[]) {
  const walk = await addWalk();
  for (const each of steps) {
    await take(walk, each);
    await comeToRest(walk);
    await expectShop(walk);
  }
  await expectBothSides(walk);
  await expectCreditsShown(walk);
  // What comes at once does so on PostgreSQL alone, where the files run that say this.
  await expectSound(walk);
}

const holds = (sequences: number, steps: number) =>
  expectOfEach(step, follow, { sequences, steps });

test(
  'orders, their money and credits agree with a model after each of some hundred random steps',
  () => holds(15, 48),
  limit(300_000),
);

test(
  'orders, their money and credits agree with a model after each of many hundred random steps',
  { tags: ['long'], timeout: limit(longSequences * 15_000) },
  () => holds(longSequences, 40),
);
