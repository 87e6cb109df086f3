/** One call and what its answer cost. */
export interface Asked {
  readonly name: string;
  readonly isPublic: boolean;
  readonly status: number;
  readonly questionBytes: number;
  readonly answerBytes: number;
  readonly ms: number;
}

const most = (list: readonly Asked[], of: (each: Asked) => number) =>
  list.reduce<Asked | undefined>(
    (best, each) => (best && of(best) >= of(each) ? best : each),
    undefined,
  );

const percentile = (list: readonly Asked[], share: number) => {
  const sorted = list.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** The sums of many calls; milliseconds and bytes. */
export interface Summary {
  readonly calls: number;
  readonly statuses: string;
  readonly faults: number;
  /** The first of them. */
  readonly faulty: readonly Asked[];
  readonly largest: Asked | undefined;
  /** The five slowest. */
  readonly slowest: readonly Asked[];
  readonly slowestPublic: Asked | undefined;
  readonly p99: number;
}

/** What a report says of the calls of one kind. */
export function summaryOf(asked: readonly Asked[]): Summary {
  const counts = new Map<number, number>();
  for (const { status } of asked) counts.set(status, (counts.get(status) ?? 0) + 1);
  const statuses = [...counts].sort(([a], [b]) => a - b).map((each) => each.join(' × '));
  // 503 with Retry-After is an answer to load; any other is a fault.
  const faulty = asked.filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
  return {
    calls: asked.length,
    statuses: statuses.join(', '),
    faults: faulty.length,
    faulty: faulty.slice(0, 5),
    largest: most(asked, ({ answerBytes }) => answerBytes),
    slowest: [...asked].sort((a, b) => b.ms - a.ms).slice(0, 5),
    slowestPublic: most(
      asked.filter(({ isPublic }) => isPublic),
      ({ ms }) => ms,
    ),
    p99: percentile(asked, 0.99),
  };
}
