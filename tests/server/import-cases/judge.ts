import { readFileSync } from 'node:fs';

type Expected = string | number | boolean | null | { oneOf?: unknown[]; monthDay?: string };

/** What should become of one row of a file. */
interface Right {
  readonly row: number;
  readonly action: string;
  /** All outcomes that will do. */
  readonly actions?: readonly string[];
  readonly values?: Readonly<Record<string, Expected>>;
}

export interface Case {
  readonly dir: string;
  readonly file: string;
  readonly kind: 'customers' | 'products';
  readonly duplicates?: string;
  readonly right: readonly Right[];
}

/** A customer or product as it is stored, by the names that cases use. */
export type Stored = Readonly<Record<string, unknown>>;

const folder = 'tests/server/import-cases';
export const cases: Case[] = JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8'));
export const contentOf = ({ dir, file }: Case) => readFileSync(`${folder}/${dir}/${file}`);

function isAs(is: unknown, right: Expected): boolean {
  if (right === null || typeof right !== 'object') return is === right;
  if (right.oneOf) return right.oneOf.includes(is);
  return String(is).endsWith(right.monthDay ?? '');
}

/** Names are as good in either order where a row says so. */
const inOrder = (stored: Stored, values: Stored): Stored =>
  values.either_order && stored.first_name === values.last_name
    ? { ...stored, first_name: stored.last_name, last_name: stored.first_name }
    : stored;

function faultsOf(found: Stored, { row, values = {} }: Right) {
  const stored = inOrder(found, values);
  return Object.entries(values).flatMap(([name, right]) => {
    if (name === 'either_order') return [];
    const is =
      name === 'phone'
        ? String(stored[name] ?? '')
            .replace(/\D/g, '')
            .slice(-10)
        : stored[name];
    return isAs(is, right)
      ? []
      : [`row ${row}: ${name} is ${JSON.stringify(is)}, right is ${JSON.stringify(right)}`];
  });
}

/** What is stored of a row, by what names it. */
const found = (all: readonly Stored[], { values = {} }: Right) =>
  all.find((each) => {
    const name = ['mobile', 'sku', 'card'].find((key) => values[key]);
    return name && isAs(each[name], values[name] ?? null);
  });

/** What is wrong with the outcome of a case: rows that are missing or too many, and values that are not right. */
export function judged({ right }: Case, stored: readonly Stored[], left: ReadonlySet<number>) {
  const created = right.filter(({ action }) => action === 'create');
  const wrong = right.flatMap((each) => {
    const mayBeLeft = [each.action, ...(each.actions ?? [])].some((action) => action !== 'create');
    const is = each.values && found(stored, each);
    if (is) return faultsOf(is, each);
    if (each.action === 'create' && !mayBeLeft) return [`row ${each.row}: is not there`];
    return each.action === 'update' || left.has(each.row)
      ? []
      : [`row ${each.row}: should be left out`];
  });
  const tooMany = created.length > 0 && stored.length > right.length;
  return tooMany ? [...wrong, `${stored.length} are stored`] : wrong;
}
