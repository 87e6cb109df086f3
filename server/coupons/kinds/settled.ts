import type { Row } from '../../engine/rows.ts';
import { invalidField } from '../../http/refusal.ts';

/** Throws invalid, naming the first field that would change of those that no longer may, and why. */
export function assertSettled(
  before: Row,
  changes: Row,
  names: readonly string[],
  why: 'goalUnderWay' | 'couponGiven',
) {
  const changed = names.find(
    (name) => changes[name] !== undefined && changes[name] !== before[name],
  );
  if (changed) throw invalidField(changed, why);
}
