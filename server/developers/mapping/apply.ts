import type { MapperRow, TakenValue } from '../../../contract/developers/mappers.ts';
import type { Outcome } from '../../../contract/developers/webhook-logs.ts';
import { isLike } from './like.ts';

/** What was answered. */
export interface Answer {
  readonly status: number;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
export type Scalar = string | number | boolean;

/** An answer that is looked at several times. */
export interface Read extends Answer {
  readonly json: unknown;
}

/** An answer that is no JSON has no places in it. */
export function readAnswer(answer: Answer): Read {
  try {
    return { ...answer, json: JSON.parse(answer.body) };
  } catch {
    return { ...answer, json: undefined };
  }
}

/** `$.data.items[0].id` → `['data', 'items', '0', 'id']`. */
const stepsOf = (place: string) =>
  place
    .replace(/^\$\.?/, '')
    .split(/[.[\]]+/)
    .filter(Boolean);

function within(json: unknown, place: string): unknown {
  let node = json;
  for (const step of stepsOf(place)) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return undefined;
    node = (node as Record<string, unknown>)[step];
  }
  return node;
}

const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** What is found at a place; nothing where there is no such place, or no single value at it. */
export function found(
  { status, headers, json }: Read,
  { source, place }: { readonly source: MapperRow['source']; readonly place: string },
): Scalar | undefined {
  if (source === 'status') return status;
  if (source === 'header') return headers[place.toLowerCase()];
  const value = within(json, place);
  return isScalar(value) ? value : undefined;
}

const compared = (value: Scalar, wanted: string, is: (one: number, other: number) => boolean) => {
  const [one, other] = [Number(value), Number(wanted)];
  return Number.isFinite(one) && Number.isFinite(other) && is(one, other);
};

function passes(value: Scalar | undefined, { test, value: wanted }: MapperRow): boolean {
  if (test === 'missing') return value === undefined;
  if (value === undefined) return false;
  const tests = {
    there: () => true,
    is: () => String(value).toLowerCase() === wanted.toLowerCase(),
    like: () => isLike(String(value).slice(0, 2000), wanted),
    below: () => compared(value, wanted, (one, other) => one < other),
    above: () => compared(value, wanted, (one, other) => one > other),
  };
  return tests[test]();
}

/** What the first row that applies makes of an answer, and which it was; nothing where none does. */
export function decided(
  rows: readonly MapperRow[],
  answer: Read,
): { outcome: Outcome; row: number } | undefined {
  const row = rows.findIndex((each) => passes(found(answer, each), each));
  const applies = rows[row];
  return applies && { outcome: applies.outcome, row };
}

const longestTaken = 500;

/** What is taken out of an answer, by the attribute it goes to; a place that is not there takes nothing. */
export function takenFrom(values: readonly TakenValue[], answer: Read): Record<string, Scalar> {
  const all = values.flatMap((each) => {
    const value = found(answer, each);
    if (value === undefined || value === '') return [];
    const kept = typeof value === 'string' ? value.slice(0, longestTaken) : value;
    return [[String(each.user_account_attribute_definition_id), kept] as const];
  });
  return Object.fromEntries(all);
}
