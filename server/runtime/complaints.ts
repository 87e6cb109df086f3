import type { Args } from '../../contract/words/phrase.ts';
import type { ValidationName } from '../../contract/words/validation.ts';

/** What is wrong with one field, by its key in contract/words. */
export interface Complaint {
  name: ValidationName;
  args?: Args;
}

/** So many fields an answer names; what is wrong beyond that is counted. */
const mostFields = 50;
const mostComplaints = 5;
const mostPathLetters = 200;
/** Controls and halves of surrogate pairs: JSON writes each of them in six bytes. */
const unprintable = /\p{Cc}|\p{Cs}/gu;

/** A name that somebody sent, as an answer repeats it: at most `most` UTF-16 units, without control characters. */
export function shortened(name: string, most = mostPathLetters): string {
  const start = name.length > most ? `${name.slice(0, most - 1)}…` : name;
  return start.replace(unprintable, '�');
}

/**
 * What is wrong with a call, by field: at most 50 fields and five complaints at each, however much is wrong, so that an
 * answer does not grow with its question. The rest is counted in one complaint without a field.
 */
export class Complaints {
  private readonly byField = new Map<string, Complaint[]>();
  private left = 0;

  /** Adds a complaint at a dotted path; the path is read only where there is room for it. */
  add(path: () => string, complaint: () => Complaint): void {
    // A name of the caller's choice may be one that every object has: a map has none.
    const isFull = this.byField.size >= mostFields;
    if (isFull && this.left > 0) {
      this.left += 1;
      return;
    }
    const field = shortened(path());
    const known = this.byField.get(field);
    if (known ? known.length >= mostComplaints : isFull) {
      this.left += 1;
      return;
    }
    this.byField.set(field, [...(known ?? []), complaint()]);
  }

  /** How many complaints there are, those that are only counted among them. */
  get count(): number {
    return [...this.byField.values()].reduce((sum, { length }) => sum + length, this.left);
  }

  get fields(): Record<string, Complaint[]> {
    const more: Complaint[] = this.left
      ? [{ name: 'moreWrong', args: { smart_count: this.left } }]
      : [];
    const whole = [...(this.byField.get('') ?? []), ...more];
    const fields = whole.length ? new Map(this.byField).set('', whole) : this.byField;
    return Object.fromEntries(fields);
  }
}

/** The same fields, of no more than an answer names. */
export function boundedFields(fields: Record<string, Complaint[]>): Record<string, Complaint[]> {
  const entries = Object.entries(fields);
  if (entries.length <= mostFields + 1) return fields;
  const complaints = new Complaints();
  for (const [path, list] of entries)
    for (const each of list)
      complaints.add(
        () => path,
        () => each,
      );
  return complaints.fields;
}
