const most = 100;

/** What was, what is, and what was undone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
  /** What the last change was of: typing on in one field is undone as one. */
  readonly of?: string | undefined;
}

export const noHistory = { past: [], future: [] } as const;

/** After a change of `before`; `of` names the field that is typed into, where it is one. */
export function changed<T>({ past, of: last }: History<T>, before: T, of?: string): History<T> {
  const goesOn = of !== undefined && of === last;
  return { past: goesOn ? past : [...past, before].slice(-most), future: [], of };
}

/** A step back from `now`; nothing where there is none. */
export function undone<T>({ past, future }: History<T>, now: T): [T, History<T>] | undefined {
  const before = past.at(-1);
  return before === undefined
    ? undefined
    : [before, { past: past.slice(0, -1), future: [now, ...future] }];
}

/** A step forward again. */
export function redone<T>({ past, future }: History<T>, now: T): [T, History<T>] | undefined {
  const [after, ...rest] = future;
  return after === undefined ? undefined : [after, { past: [...past, now], future: rest }];
}
