/** One change of a source, as little as can be. */
export interface Change {
  /** What is changed to what: `a < b to a <= b`. */
  readonly change: string;
  readonly start: number;
  readonly end: number;
  /** What stands there while the mutant is on; nothing for a statement that is dropped. */
  readonly written: string;
  readonly form: 'expression' | 'statement' | 'beginning';
}

/** A change of one file, where a reader finds it. */
export interface Mutant extends Change {
  readonly path: string;
  readonly line: number;
  /** The line that it begins in, without its indentation. */
  readonly text: string;
}

/** A source that has a mutant at hand: it is on while the number of the global `mutant` is its own. */
function switched(source: string, { start, end, written, form }: Change, number: number): string {
  const original = source.slice(start, end);
  const isOn = `globalThis.mutant === ${number}`;
  const forms = {
    expression: `(${isOn} ? (${written}) : (${original}))`,
    statement: `if (!(${isOn})) ${original}`,
    beginning: ` if (${isOn}) ${written}`,
  };
  return source.slice(0, start) + forms[form] + source.slice(end);
}

/** A source with all these mutants at hand, of which none is within another. */
export const withMutants = (source: string, mutants: ReadonlyMap<number, Change>): string =>
  [...mutants]
    .sort(([, a], [, b]) => b.start - a.start)
    .reduce((text, [number, change]) => switched(text, change, number), source);

/** Whether two mutants are in each other's way. */
export const overlap = (a: Mutant, b: Mutant): boolean =>
  a.path === b.path && a.start <= b.end && b.start <= a.end;
