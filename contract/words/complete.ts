/** The same words in another language: every key of the first, none of its own. */
export type Complete<T> = { [K in keyof T]: T[K] extends string ? string : Complete<T[K]> };
