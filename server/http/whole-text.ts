import { Complaints } from '../runtime/complaints.ts';
import { Refusal } from './refusal.ts';

// NUL, and half of a surrogate pair: no database keeps them, and no file says what they mean.
const broken = /\0|\p{Cs}/u;

/** A value inside of another; its path is written only where something is wrong with it. */
interface Inside {
  readonly value: unknown;
  readonly name: string;
  readonly parent: Inside | undefined;
}

function pathOf(place: Inside): string {
  const names: string[] = [];
  for (let at: Inside | undefined = place; at?.parent; at = at.parent) names.push(at.name);
  return names.reverse().join('.');
}

/**
 * Throws invalid, naming each by its dotted path, for what cannot be kept as text anywhere in a value,
 * names among it. It may be nested as deep as whoever sent it likes.
 */
export function assertWhole(value: unknown): void {
  const complaints = new Complaints();
  const complain = (place: Inside) =>
    complaints.add(
      () => pathOf(place),
      () => ({ name: 'invalid' }),
    );
  const open: Inside[] = [{ value, name: '', parent: undefined }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value: each } = place;
    if (typeof each === 'string' && broken.test(each)) complain(place);
    if (typeof each !== 'object' || each === null) continue;
    const entries = Object.entries(each);
    if (entries.some(([name]) => broken.test(name))) complain(place);
    for (const [name, below] of entries) open.push({ value: below, name, parent: place });
  }
  if (complaints.count) throw new Refusal('invalid', { fields: complaints.fields });
}
