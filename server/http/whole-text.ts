import { type Complaint, Refusal } from './refusal.ts';

// NUL, and half of a surrogate pair: no database keeps them, and no file says what they mean.
const broken = /\0|\p{Cs}/u;

/**
 * Throws invalid, naming each by its dotted path, for what cannot be kept as text anywhere in a value,
 * names among it. It may be nested as deep as whoever sent it likes.
 */
export function assertWhole(value: unknown): void {
  const complaints = new Map<string, Complaint[]>();
  const open: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: each, path } = next;
    if (typeof each === 'string' && broken.test(each)) complaints.set(path, [{ name: 'invalid' }]);
    if (typeof each !== 'object' || each === null) continue;
    for (const [name, below] of Object.entries(each)) {
      if (broken.test(name)) complaints.set(path, [{ name: 'invalid' }]);
      open.push({ value: below, path: path ? `${path}.${name}` : name });
    }
  }
  if (complaints.size) throw new Refusal('invalid', { fields: Object.fromEntries(complaints) });
}
