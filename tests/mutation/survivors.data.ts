import type { Mutant } from './mutant.ts';

/** A mutant that no test can kill, because nobody could notice it. */
interface Equivalent extends Pick<Mutant, 'path' | 'text' | 'change'> {
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    path: 'server/ledger/days.ts',
    text: 'days = fitting(days, performance.now() - began, forMs);',
    change: '- to +',
    why: 'How many days the next piece has: their sums are the same in pieces of any size.',
  },
  {
    path: 'server/ledger/days.ts',
    text: 'let days = 1;',
    change: '1 to 2',
    why: 'How many days the first piece has: their sums are the same in pieces of any size.',
  },
  {
    path: 'server/ledger/verification.ts',
    text: 'return { position, done: Math.max(1, farOf(position)), postings, breaches };',
    change: '1 to 2',
    why: 'What the progress of a run that has just begun shows, in parts of a hundred.',
  },
  ...(['negated', '> to >=', '- to +', '/ to *', '2 to 3'] as const).map((change) => ({
    path: 'server/ledger/verification.ts',
    text: 'if (performance.now() - began > forMs / 2) break;',
    change,
    why: 'How long a piece is, after which the next one goes on: what is found is the same in pieces of any length.',
  })),
  {
    path: 'server/ledger/invariants.ts',
    text: `\`select '\${invariant}', \${what}, c.count || ' postings' from postings p`,
    change: 'SQL and to or o.transaction_id = p.trans',
    why: 'The statement is put together while its module is read, before a mutant is on.',
  },
  {
    path: 'server/coupons/multiple/generate.ts',
    text: "if (made >= total) await client.query('analyze claims');",
    change: 'negated',
    why: 'The planner learns of new rows earlier or later; what is answered is the same.',
  },
  {
    path: 'server/coupons/goals.ts',
    text: 'await takeCoupon(client, by.companyId, goal.coupon_id, 0);',
    change: '0 to 1',
    why: 'The number stands in a refusal that is caught in the next line.',
  },
];
