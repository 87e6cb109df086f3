import type { Field } from '../engine/fields.ts';

/** What becomes of a field of a person. */
export interface PersonalDuty {
  /** What takes its place when the person is erased; nothing where it is left out. */
  readonly erased?: string | false | Readonly<Record<string, never>>;
  /** Of two accounts that are merged: that of the one that stays, the first that is known, or both together. */
  readonly merge: 'own' | 'first known' | 'together';
  /** What a file writes of who is there: where nothing was, or in place of what was; attributes by their id. */
  readonly imported: 'filled' | 'replaced' | 'by id' | false;
}
interface Duty {
  /** Null where it stays when the person is erased. */
  readonly personal: PersonalDuty | null;
  /** Why it stays. */
  readonly why?: string;
}
type Declared = Field & { readonly duty: Duty };
type Fields = Readonly<Record<string, Declared>>;

/** A field that is about a person: it is erased with them, and part of their own copy. */
export const personal = <F extends Field, const D extends PersonalDuty>(field: F, duty: D) =>
  ({ ...field, duty: { personal: duty } }) as F & { readonly duty: { readonly personal: D } };

/** A field that stays when the person is erased, and why it may. */
export const retained = <F extends Field>(field: F, why: string) =>
  ({ ...field, duty: { personal: null, why } }) as F & {
    readonly duty: { readonly personal: null; readonly why: string };
  };

/** The fields of a person: none of them is without a duty. */
export const ofPerson = <F extends Fields>(fields: F): F => fields;

/** The names of the personal fields of which something is so. */
export type NamesLike<F extends Fields, D> = {
  [N in keyof F]: F[N]['duty'] extends { readonly personal: D } ? N : never;
}[keyof F] &
  string;

/** The same names, in the order of their declaration. */
export const personalNames = <
  F extends Fields,
  const D extends Partial<PersonalDuty> = Partial<PersonalDuty>,
>(
  fields: F,
  like?: D,
) =>
  Object.entries(fields).flatMap(
    ([
      name,
      {
        duty: { personal: own },
      },
    ]) =>
      own && Object.entries(like ?? {}).every(([key, value]) => Reflect.get(own, key) === value)
        ? [name]
        : [],
  ) as NamesLike<F, D>[];

/** What takes the place of each personal field when the person is erased. */
export const erasedValues = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { duty }]) =>
    duty.personal ? [[name, duty.personal.erased ?? null] as const] : [],
  );
