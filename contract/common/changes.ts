import { z } from 'zod';

/** A rule without what it takes where nothing is sent. */
type Plain<R> = R extends z.ZodDefault<infer I> | z.ZodPrefault<infer I> ? Plain<I> : R;
type Changes<S extends z.ZodRawShape> = { [N in keyof S]: z.ZodOptional<Plain<S[N]>> };

const plain = (rule: z.core.$ZodType): z.core.$ZodType =>
  rule instanceof z.ZodDefault || rule instanceof z.ZodPrefault ? plain(rule.unwrap()) : rule;

/** The fields of a change: one that is left out stays as it is, and no default takes its place. */
export const changesOf = <const S extends z.ZodRawShape>(shape: S) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, rule]) => [name, z.optional(plain(rule))]),
  ) as unknown as Changes<S>;
