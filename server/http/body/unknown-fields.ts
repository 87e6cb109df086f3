import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import { type Definition, definitionOf } from './definition.ts';

type Unknown = Pick<z.core.$ZodIssueUnrecognizedKeys, 'code' | 'path' | 'keys' | 'message'>;
type Path = readonly (string | number)[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fewest = (each: readonly Unknown[][]) =>
  each.reduce((least, issues) => (issues.length < least.length ? issues : least));

/** Of two sides that are both to hold, a name is known that one of them knows. */
function inBoth(left: readonly Unknown[], right: readonly Unknown[]): Unknown[] {
  const at = ({ path }: Unknown) => path.join('.');
  const others = new Map(right.map((each) => [at(each), new Set(each.keys)]));
  return left.flatMap((issue) => {
    const other = others.get(at(issue));
    const keys = issue.keys.filter((key) => other?.has(key));
    return keys.length ? [{ ...issue, keys }] : [];
  });
}

function inObject({ shape = {}, catchall }: Definition, value: unknown, path: Path): Unknown[] {
  if (!isRecord(value)) return [];
  // One that is strict says so itself, and one that is loose keeps what it does not know.
  const keys = catchall ? [] : Object.keys(value).filter((key) => !Object.hasOwn(shape, key));
  const own = keys.length
    ? [{ code: 'unrecognized_keys' as const, path: [...path], keys, message: '' }]
    : [];
  const within = Object.entries(shape).flatMap(([name, field]) =>
    Object.hasOwn(value, name) ? namesIn(field, value[name], [...path, name]) : [],
  );
  return [...own, ...within];
}

function namesIn(schema: z.ZodType, value: unknown, path: Path): Unknown[] {
  const definition = definitionOf(schema);
  const { element, innerType, in: before, out, options, left, right, valueType } = definition;
  if (definition.type === 'object') return inObject(definition, value, path);
  if (element && Array.isArray(value))
    return value.flatMap((each, index) => namesIn(element, each, [...path, index]));
  if (innerType) return value === undefined ? [] : namesIn(innerType, value, path);
  if (before && out)
    return namesIn(definitionOf(before).type === 'transform' ? out : before, value, path);
  if (options) return fewest(options.map((option) => namesIn(option, value, path)));
  if (left && right) return inBoth(namesIn(left, value, path), namesIn(right, value, path));
  if (valueType && isRecord(value))
    return Object.entries(value).flatMap(([key, each]) => namesIn(valueType, each, [...path, key]));
  return [];
}

const notInBody = ({ body }: Endpoint, sent: unknown) => (body ? namesIn(body, sent, []) : []);

/**
 * What a body names that its call does not know, however deep: nothing that was sent is dropped without a
 * word. What the call answers may be sent to it with the rest of a record, and stays what it is.
 */
export function unknownFields(endpoint: Endpoint, sent: unknown): Unknown[] {
  const answered = definitionOf(endpoint.reply).shape ?? {};
  return notInBody(endpoint, sent).flatMap((issue) => {
    const keys = issue.keys.filter((key) => !Object.hasOwn(answered, key));
    return keys.length ? [{ ...issue, keys }] : [];
  });
}

/**
 * The fields of a body that its call answers but does not take, and that are other than they were sent: a record may be
 * sent back whole, and what of it was to change and did not is named. Its `updated_at` changes with each save.
 */
export function notTaken(endpoint: Endpoint, sent: unknown, answer: unknown): readonly string[] {
  if (!isRecord(sent) || !isRecord(answer)) return [];
  const beside = notInBody(endpoint, sent).filter(({ path }) => path.length === 0);
  return beside
    .flatMap(({ keys }) => keys)
    .filter((name) => name !== 'updated_at' && Object.hasOwn(answer, name))
    .filter((name) => !isDeepStrictEqual(sent[name], answer[name]));
}
