/** A part of a form by itself: what it holds, changing it, and what is wrong with it. */
export interface PartForm<T> {
  readonly value: T;
  readonly set: (change: Partial<T>) => void;
  readonly said: (path: string) => string | undefined;
}

/** The part of a form that lies below a field. */
export function partOf<T extends object, N extends keyof T & string>(
  { value, set, said }: PartForm<T>,
  name: N,
): PartForm<T[N]> {
  return {
    value: value[name],
    set: (change) => set({ [name]: { ...value[name], ...change } } as unknown as Partial<T>),
    said: (path) => said(`${name}.${path}`),
  };
}

/** Options as they are typed, by their names. */
export type Options = Readonly<Record<string, unknown>>;
