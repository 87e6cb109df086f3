import type { z } from 'zod';

const mostYears = 10;
const yearsAfter = (from: string, years: number) =>
  `${Number(from.slice(0, 4)) + years}${from.slice(4)}`;

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Both days of a period or none, the first not after the last, and not more than ten years. */
export function wholePeriod({ from, to }: Days, context: z.core.$RefinementCtx) {
  const wrong = (path: 'from' | 'to', rule: string) =>
    context.addIssue({ code: 'custom', path: [path], params: { rule } });
  if (!from !== !to) wrong(from ? 'to' : 'from', 'both_days');
  if (!from || !to) return;
  if (from > to) wrong('to', 'period_backwards');
  else if (to >= yearsAfter(from, mostYears)) wrong('to', 'period_over_years');
}
