type Values = Readonly<Record<string, unknown>> | null;

/** One value that differs, by its path: `permissions.gifts.read`. */
export interface Line {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

function flat(values: unknown, path: string, into: Map<string, unknown>) {
  if (values && typeof values === 'object' && !Array.isArray(values)) {
    for (const [name, value] of Object.entries(values))
      flat(value, path ? `${path}.${name}` : name, into);
    return into;
  }
  if (values === null || values === undefined || values === '') return into;
  return into.set(path, values);
}

/** What differs between two states of a record, nested values by their path, in the order of the fields. */
export function linesOf(before: Values, after: Values): Line[] {
  const [old, now] = [flat(before, '', new Map()), flat(after, '', new Map())];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is));
}
