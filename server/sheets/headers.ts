import { createHash } from 'node:crypto';

/** What a header is compared by: no accents, no case, no signs. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Names of columns, comma-separated, by the field they stand for → the field of a plain name. */
export const fieldsByName = (named: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(named).flatMap(([field, list]) =>
      [field, ...list.split(',')].map((name) => [plain(name), field] as const),
    ),
  );

/** The field of each column, by its header; each field once. */
export function matched(
  columns: readonly string[],
  fieldOf: (plainName: string) => string | undefined,
): (string | null)[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    const field = fieldOf(plain(column));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Names files with the same titles of their columns, whatever case, accents and signs those are written with. */
export const headerKeyOf = (columns: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(plain)))
    .digest('base64url');
