import { useEffect, useState } from 'react';
import styles from '../parts/pos.module.css';
import { usePos } from '../state/words.ts';

const pauseMs = 250;

/** Looks for a text on the server; answers what was found. */
export type Search<T> = (typed: string) => Promise<readonly T[]>;

interface Found<T> {
  readonly typed: string;
  readonly hits: readonly T[] | null;
}

/**
 * What a text finds, a moment after the last key: what is known already while nothing is typed; undefined while the
 * answer is on its way, null where there was none.
 */
export function useSearched<T>(typed: string, known: readonly T[], search: Search<T>) {
  const wanted = typed.trim();
  const [found, setFound] = useState<Found<T>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found follows what is typed.
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const take = (hits: readonly T[] | null) => left || setFound({ typed: wanted, hits });
    const timer = setTimeout(() => {
      search(wanted).then(take, () => take(null));
    }, pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  if (!wanted) return known;
  return found?.typed === wanted ? found.hits : undefined;
}

/** What became of a search: under way, nothing found, or no answer. */
export function SearchState<T>({
  typed,
  hits,
  empty,
}: {
  readonly typed: string;
  readonly hits: readonly T[] | null | undefined;
  /** What to say where there is nothing and nothing is typed. */
  readonly empty?: string;
}) {
  const { p } = usePos();
  if (hits === undefined) return <p role="status">{p('redeem.searching')}</p>;
  if (hits === null)
    return (
      <p role="alert" className={styles.refused}>
        {p('redeem.searchFailed')}
      </p>
    );
  if (hits.length) return null;
  return <p role="status">{typed.trim() ? p('redeem.noHits', { typed }) : empty}</p>;
}
