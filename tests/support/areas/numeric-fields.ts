import { z } from 'zod';
import { allEndpoints } from '../../../contract/all.ts';

/** What a field of a body takes: digits alone, or a mobile, which may have its plus. */
export interface NumericField {
  readonly call: string;
  readonly field: string;
  readonly takes: 'digits' | 'mobile';
}

const digits = '12345678901234567890';
const accepts = (schema: z.ZodType, sent: unknown) => schema.safeParse(sent).success;
/** How many digits a field takes that takes some and no letter between them; nothing for any other. */
function lengthOf(schema: z.ZodType): number | undefined {
  const lengths = Array.from({ length: digits.length }, (_, index) => index + 1);
  const isIt = (length: number) =>
    accepts(schema, digits.slice(0, length)) &&
    !accepts(schema, `${digits.slice(0, length - 1)}a`) &&
    !accepts(schema, Number(digits.slice(0, length)));
  return lengths.find(isIt);
}

const takes = (schema: z.ZodType, length: number) =>
  accepts(schema, `+${digits.slice(0, Math.max(length, 4))}`) ? 'mobile' : 'digits';

/** Every field of every body, by its dotted path. */
function fieldsOf(schema: unknown, path = ''): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, each]) =>
      fieldsOf(each, path ? `${path}.${name}` : name),
    );
  // What becomes something else on its way is told by what goes in.
  if (!path && schema instanceof z.ZodPipe) return fieldsOf(schema.in).concat(fieldsOf(schema.out));
  if (schema instanceof z.ZodTuple)
    return schema.def.items.flatMap((each, index) => fieldsOf(each, `${path}.${index}`));
  return path ? [[path, schema as z.ZodType]] : [];
}

/**
 * Every field that is sent as a text of digits, found in the contract by what it accepts. A phone that is
 * no mobile is none: people write it with its spaces, and it is shown so.
 */
export function numericFields(): NumericField[] {
  return allEndpoints.flatMap(({ method, path, body }) =>
    fieldsOf(body).flatMap(([field, schema]) => {
      const length = lengthOf(schema);
      if (length === undefined) return [];
      const taken = takes(schema, length);
      if (taken === 'mobile' && !/mobile/.test(field)) return [];
      return [{ call: `${method} ${path}`, field, takes: taken }];
    }),
  );
}
