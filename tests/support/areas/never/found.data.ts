import type { Step } from './step.ts';

const step = (what: Step['what'], own: Partial<Step> = {}): Step => ({
  ...{ what, who: 0, where: 0, server: 0, cents: 40_000, hours: 0 },
  ...own,
});

/** Sequences that something was wrong with, each by what it was. */
export const found: Readonly<Record<string, readonly Step[]>> = {
  'a reward that expired unused left its receipts owing progress to the goal': [
    step('lines'),
    step('buy'),
    step('expire'),
  ],
  'cancelling a claim that was turned down answered what no document says': [
    step('claim'),
    step('refuse'),
    step('cancel'),
  ],
  'redeeming what was turned down, and turning it down again, answered what no document says': [
    step('claim'),
    step('refuse'),
    step('handOver'),
    step('refuse'),
  ],
  'claiming for a customer who was merged answered what no document says': [
    step('merge', { who: 1 }),
    step('gift'),
    step('claim'),
  ],
  'a code for points of a partner, for a customer who was merged, answered what no document says': [
    step('merge', { who: 1 }),
    step('bring'),
  ],
  'a point that rounding had made and that expired was taken once more with its receipt': [
    step('buy', { cents: 20_000 }),
    step('buy', { cents: 1 }),
    step('buy', { cents: 1 }),
    step('expire', { cents: 1 }),
  ],
  'points that rounding made stayed, and expired, while those of another receipt were taken for them':
    [
      step('buy', { cents: 20_000 }),
      step('buy', { cents: 1 }),
      step('undo', { cents: 1 }),
      step('expire', { cents: 1 }),
      step('buy', { cents: 64 }),
    ],
  'giving up a payment that was confirmed answered what no document says': [
    step('wait'),
    step('confirm'),
  ],
  'a coupon that a customer had as often as they may answered what no document says': [
    step('coupon', { cents: 1 }),
    step('buy', { cents: 1, hours: 26 }),
    step('coupon', { cents: 1 }),
    step('claim', { cents: 1, hours: 50 }),
    step('buy', { cents: 1 }),
  ],
  'a code of a campaign was lost with the receipt that it came on': [
    step('buyWithCode', { cents: 2000 }),
  ],
};
