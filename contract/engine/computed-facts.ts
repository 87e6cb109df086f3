import { z } from 'zod';
import { computedText } from './fields.ts';

/** Several things that are told together when it is read, and never sent. */
export const computedFacts = <const S extends z.ZodRawShape>(shape: S) =>
  ({ ...computedText(), kind: 'facts', value: z.object(shape), read: z.object(shape) }) as const;
