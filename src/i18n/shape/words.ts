import type { Complete } from '../../../contract/words/complete.ts';

export type { Complete };

interface Declared {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly confirms?: readonly string[];
}

type Confirmations<E> = E extends { readonly confirms?: readonly (infer C)[] } ? C & string : never;

/** Free words of an entity's screens, beside its field labels. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Words that are fetched together: those of the screens below one path of a panel. */
export interface WordGroup {
  readonly words: object;
}

type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

function both(one: object, other: object): object {
  const sum: Record<string, unknown> = { ...one };
  for (const [key, word] of Object.entries(other)) {
    const known = sum[key];
    sum[key] = known && typeof known === 'object' ? both(known, word) : word;
  }
  return sum;
}

/** Groups of words as one tree. */
export const joined = <G extends Readonly<Record<string, object>>>(groups: G) =>
  Object.values(groups).reduce(both) as All<G[keyof G]>;

/** What an action is called, what it asks and what it says once it is done. */
interface ActionWords {
  readonly title: string;
  readonly question?: string;
  readonly text?: string;
  /** What the button says that does it, where that is not its title. */
  readonly confirm?: string;
  /** What a form says of single fields. */
  readonly help?: Readonly<Record<string, string>>;
  readonly done?: string;
}

/** Those of an action with a form have a label for each of its fields. */
type WordsOfAction<E> = E extends { readonly asks?: infer A }
  ? keyof A extends never
    ? ActionWords
    : string extends keyof NonNullable<A>
      ? ActionWords
      : ActionWords & { readonly fields: { readonly [F in keyof NonNullable<A> & string]: string } }
  : ActionWords;

interface Labels<E extends Declared> {
  readonly name: string;
  /** What its tab says, where that is shorter than its name. */
  readonly tab?: string;
  readonly fields: {
    readonly [F in E['id'] | (keyof E['fields'] & string) | Confirmations<E>]: string;
  };
}

/**
 * The words of one entity: its name as `one |||| many`, a label for its id and for each field, and what each of its
 * actions says. A missing or a surplus label does not compile.
 */
export type Words<E extends Declared, A extends object = Record<never, never>> = Labels<E> &
  (keyof A extends never
    ? { readonly texts?: Texts }
    : {
        readonly texts: Texts & {
          readonly actions: {
            readonly [N in Exclude<keyof A & string, 'create'>]: WordsOfAction<A[N]>;
          };
        };
      });

/** Every path through nested words, such as `signIn.title`. */
export type Leaf<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Leaf<T[K], `${P}${K}.`>;
}[keyof T & string];
