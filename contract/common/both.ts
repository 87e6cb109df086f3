import type { Endpoint } from '../engine/endpoint.ts';

const twins = new WeakMap<Endpoint, Endpoint>();

/** The same call of a supplier: `/companies/{storeId}/events` → `/suppliers/{storeId}/events`. */
function twinOf<E extends Endpoint>(of: E): E {
  const known = twins.get(of) as E | undefined;
  if (known) return known;
  const made = { ...of, path: of.path.replace(/^\/companies\//, '/suppliers/') };
  twins.set(of, made);
  return made;
}

/**
 * A call that companies and suppliers have alike, once for each. Both are typed as that of a company: their
 * paths differ in nothing that a handler reads.
 */
export const both = <E extends Endpoint>(of: E): readonly [E, E] => [of, twinOf(of)];
