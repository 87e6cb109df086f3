import type { z } from 'zod';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import { type Definition, definitionOf } from './definition.ts';

/** A small form has room for white space, for escapes and for what it does not know. */
const leastBytes = 16 * 1024;
/** A form that changes a record may send the whole of it back. */
const leastOfChange = 64 * 1024;
const mostBytes = 1_000_000;
/** JSON may write each UTF-16 unit as six bytes. */
const bytesPerUnit = 6;
/** A number, a moment, a flag. */
const scalarBytes = 40;
/** A text without a length of its own has a pattern, which bounds it: a host, a phone, a moment. */
const mostPatternUnits = 300;
/** What has any names: attributes, filters, the answer of a passkey. */
const openBytes = 64 * 1024;

const lengthIn = ({ checks = [] }: Definition, unbounded: number) =>
  Math.min(
    ...checks.map(({ _zod: { def } }) => Number(def.maximum ?? def.length ?? unbounded)),
    unbounded,
  );
const textBytes = (units: number) => 2 + units * bytesPerUnit;
const longest = (values: readonly unknown[]) =>
  Math.max(0, ...values.map((value) => JSON.stringify(value)?.length ?? 0));

const textUnits = (definition: Definition) => {
  const units = lengthIn(definition, Number.POSITIVE_INFINITY);
  return Number.isFinite(units) ? units : mostPatternUnits;
};

const scalars = ['number', 'boolean', 'int', 'bigint', 'null', 'undefined', 'date'];

function inShape({ shape = {}, catchall }: Definition) {
  const isOpen = catchall && definitionOf(catchall).type !== 'never';
  return Object.entries(shape).reduce(
    (sum, [name, field]) => sum + name.length + 4 + mostIn(field),
    isOpen ? openBytes : 2,
  );
}

function mostIn(schema: z.ZodType): number {
  const definition = definitionOf(schema);
  const { type, shape, element, innerType, options, items, left, right } = definition;
  if (shape) return inShape(definition);
  if (element) return 2 + lengthIn(definition, Number.POSITIVE_INFINITY) * (mostIn(element) + 1);
  if (innerType) return mostIn(innerType);
  if (definition.in && definition.out)
    return mostIn(
      definitionOf(definition.in).type === 'transform' ? definition.out : definition.in,
    );
  if (options) return Math.max(...options.map(mostIn));
  if (items) return items.reduce((sum, item) => sum + mostIn(item) + 1, 2);
  if (left && right) return mostIn(left) + mostIn(right);
  if (definition.entries) return longest(Object.values(definition.entries));
  if (definition.values) return longest(definition.values);
  if (type === 'string') return textBytes(textUnits(definition));
  return scalars.includes(type) ? scalarBytes : openBytes;
}

/**
 * How long the JSON body of a call may be, in bytes: what its schema has room for, at least 16 KB (64 KB of a call that
 * changes a record) and at most 1 MB.
 */
export function mostBodyBytes({ method, body }: Endpoint): number {
  const least = method === 'POST' ? leastBytes : leastOfChange;
  return body ? Math.min(mostBytes, Math.max(least, mostIn(body))) : leastBytes;
}
