import type { ColumnFacts } from '../../../contract/engine/column-facts.ts';
import { fieldOfTitle } from '../../sheets/customer-titles.ts';
import { plain } from '../../sheets/headers.ts';

const isPhone = (field: string | null | undefined) => field === 'mobile' || field === 'phone';

/** The column of mobiles: by its name and its content, by its content, by its name. */
function mobileColumn(named: readonly (string | null)[], facts: readonly ColumnFacts[]) {
  const isFull = (place: number) => facts[place]?.mobiles;
  const all = named.map((_, place) => place);
  return (
    all.find((place) => named[place] === 'mobile' && isFull(place)) ??
    all.find((place) => named[place] === 'phone' && isFull(place)) ??
    all.find((place) => named[place] === null && isFull(place)) ??
    all.find((place) => named[place] === 'mobile')
  );
}

/** A name that has no column for the surname beside it is a full one where it has several words. */
function nameOf(field: string, hasLast: boolean, facts: ColumnFacts | undefined) {
  if (field === 'full_name' && hasLast) return 'first_name';
  return field === 'first_name' && !hasLast && facts?.words ? 'full_name' : field;
}

/**
 * What each column most likely is, each field once: by its header, by what stands in it where that is
 * mobiles or full names. `own` are names of attributes.
 */
export function proposed(
  columns: readonly string[],
  facts: readonly ColumnFacts[],
  own: ReadonlyMap<string, string>,
): (string | null)[] {
  const named = columns.map((title) => fieldOfTitle(title) ?? own.get(plain(title)) ?? null);
  const mobile = mobileColumn(named, facts);
  const hasLast = named.includes('last_name');
  const taken = new Set<string>();
  return named.map((field, place) => {
    const isOther = isPhone(field) && place !== mobile;
    const meant =
      place === mobile ? 'mobile' : isOther ? (field === 'phone' ? field : null) : field;
    const read = meant && nameOf(meant, hasLast, facts[place]);
    if (!read || taken.has(read)) return null;
    taken.add(read);
    return read;
  });
}
