import fc from 'fast-check';

const receipts = ['buy', 'buy', 'buy', 'lines', 'coupon', 'pay', 'undo', 'part', 'line'] as const;
const claims = ['gift', 'claim', 'handOver', 'handOver', 'takeBack', 'refuse', 'cancel'] as const;
const partner = ['bring', 'sendBack'] as const;
const later = ['wait', 'confirm', 'giveUp', 'stored'] as const;
const codes = ['code', 'buyWithCode'] as const;
const imports = ['import', 'undoImport'] as const;
const besides = ['order', 'move', 'redeem', 'merge', 'unmerge', 'register'] as const;
const clock = ['look', 'expire', 'expireOpen', 'send'] as const;
const kinds = [
  ...[...receipts, ...later, ...codes, ...claims],
  ...[...besides, ...partner, ...imports, ...clock],
] as const;

/** Something that happens in the programme: what receipts cause goes back with them. */
export interface Step {
  readonly what: (typeof kinds)[number];
  readonly who: number;
  readonly where: 0 | 1;
  /** Which of two servers takes the call. */
  readonly server: 0 | 1;
  readonly cents: number;
  readonly hours: number;
}

const either = fc.constantFrom(0 as const, 1 as const);

export const anyStep: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...kinds),
  who: fc.nat(3),
  where: either,
  server: either,
  cents: fc.integer({ min: 1, max: 60_000 }),
  // Too few together for points to expire by themselves.
  hours: fc.constantFrom(0, 0.01, 1, 26, 50),
});
