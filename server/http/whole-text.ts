import type { Complaint } from './refusal.ts';

// NUL, and half of a surrogate pair: no database keeps them, and no file says what they mean.
const broken = /\0|\p{Cs}/u;

/** What cannot be kept as text anywhere in a value, by its dotted path; names count as well. */
export function brokenTexts(value: unknown, path = ''): Record<string, Complaint[]> {
  if (typeof value === 'string') return broken.test(value) ? { [path]: [{ name: 'invalid' }] } : {};
  if (typeof value !== 'object' || value === null) return {};
  const below = (name: string) => (path ? `${path}.${name}` : name);
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, each]) =>
      broken.test(name) ? { [below('?')]: [{ name: 'invalid' }] } : brokenTexts(each, below(name)),
    ),
  );
}
