import type { DrawProof } from '../../../contract/draws/proof.ts';
import { phrase } from '../../../contract/words/phrase.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import type { DrawProofWords } from '../../i18n/load-draw-proof.ts';
import { useWords } from '../../i18n/use-words.ts';
import styles from './draw-proof.module.css';

type Place = DrawProof['drawn'][number];

const stateWords = ({ states }: DrawProofWords, { state, replaced_by }: Place) => {
  if (state !== 'replaced') return states[state];
  return replaced_by === null
    ? states.given_up
    : phrase(states.replaced, { place: String(replaced_by) });
};

/** What a proof that is right says: what to compare, and who was drawn. */
export function Proved({ words, proof }: { words: DrawProofWords; proof: DrawProof }) {
  const { lang } = useWords();
  const number = (value: number) => formatNumber(value, lang);
  const counted = { entries: number(proof.entries_total), receipts: number(proof.entries.length) };
  return (
    <section>
      <h2>{proof.title}</h2>
      <p>{phrase(words.counted, counted)}</p>
      <h3>{words.compare}</h3>
      <dl className={styles.hashes}>
        <dt>{words.commitment}</dt>
        <dd>{proof.commitment}</dd>
        <dt>{words.hash}</dt>
        <dd>{proof.entries_hash}</dd>
      </dl>
      {proof.earlier?.length ? (
        <>
          <h3>{words.earlier}</h3>
          <ul>
            {proof.earlier.map((each) => (
              <li key={each.commitment}>
                {phrase(words.earlierDraw, {
                  title: each.title,
                  drawn: formatDateTime(each.drawn_at),
                  cancelled: formatDateTime(each.cancelled_at),
                  count: number(each.receipts_shared),
                })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3 id="places">{words.places}</h3>
      <table className={styles.places} aria-labelledby="places">
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.entry}</th>
            <th scope="col">{words.receipt}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {proof.drawn.map((each) => (
            <tr key={each.place}>
              <th scope="row">{each.place}</th>
              <td>{number(each.entry)}</td>
              <td className={styles.name}>{each.receipt}</td>
              <td>{stateWords(words, each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
