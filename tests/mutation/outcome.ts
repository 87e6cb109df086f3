import type { Mutant } from './mutant.ts';
import { runMutants } from './run-mutants.ts';
import { equivalents } from './survivors.data.ts';
import { farFrom, nearTo } from './tests-of.ts';

/** What became of a sample: what no test killed, and what nobody could notice. */
export interface Outcome {
  readonly mutants: readonly Mutant[];
  readonly survivors: readonly Mutant[];
  readonly equivalent: readonly Mutant[];
}

const isEquivalent = (mutant: Mutant) =>
  equivalents.some(
    ({ path, text, change }) =>
      path === mutant.path && text === mutant.text && change === mutant.change,
  );

async function survivorsOf(mutants: readonly Mutant[], testsOf: typeof nearTo) {
  const met = mutants.filter((each) => testsOf(each).length > 0);
  if (!met.length) return [...mutants];
  const killed = await runMutants(met, testsOf);
  return mutants.filter((each) => !killed[met.indexOf(each)]);
}

/** Meets mutants with the nearest tests, and those that survive with all of their area unless `near`. */
export async function outcomeOf(mutants: readonly Mutant[], near: boolean): Promise<Outcome> {
  const noticeable = mutants.filter((each) => !isEquivalent(each));
  const first = await survivorsOf(noticeable, nearTo);
  const survivors = near || !first.length ? first : await survivorsOf(first, farFrom);
  return { mutants, survivors, equivalent: mutants.filter(isEquivalent) };
}

/** The part of an outcome that is about one folder. */
export function outcomeIn(folder: string, { mutants, survivors, equivalent }: Outcome): Outcome {
  const own = ({ path }: Mutant) => path.startsWith(`${folder}/`);
  return {
    mutants: mutants.filter(own),
    survivors: survivors.filter(own),
    equivalent: equivalent.filter(own),
  };
}

/** How many of the noticeable ones were killed, of a hundred. */
export function killedOf({ mutants, survivors, equivalent }: Outcome): number {
  const noticeable = mutants.length - equivalent.length;
  return noticeable ? ((noticeable - survivors.length) / noticeable) * 100 : 100;
}
