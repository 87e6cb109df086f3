import type { Letter } from '../tell.ts';
import { joinedFallback, joinedWay } from './ways.ts';

/** What a letter is called to whom it is joined: one of several channels has a name of its own. */
const headOf = (letter: Letter): Letter =>
  letter.fallback === null
    ? { ...letter, occasion: `${letter.occasion} ${letter.channel}`, step: 0, fallback: [] }
    : letter;

/** A letter that also says what another does; undefined where both cannot be one. */
export function withOther(head: Letter, letter: Letter): Letter | undefined {
  if (head.state !== 'queued' || letter.state !== 'queued') return undefined;
  const way = joinedWay(head, letter);
  if (!way) return undefined;
  const fallback = joinedFallback(head.fallback, letter.fallback) ?? [];
  return { ...headOf(head), ...way, fallback };
}

/** The letter as it stays in the outbox, for its campaign, while another message has its text. */
export const joinedTo = (letter: Letter, occasion: string): Letter => ({
  ...letter,
  state: 'suppressed',
  reason: 'joined',
  fallback: null,
  joinedTo: occasion,
});

/**
 * Letters to one customer, those by the same channel as one in order: the first has all their texts, the others
 * say to which they were joined.
 */
export function joined(letters: readonly Letter[]): readonly Letter[] {
  const heads: Letter[] = [];
  const others: { letter: Letter; head: number }[] = [];
  for (const letter of letters) {
    const place = heads.findIndex((head) => withOther(head, letter));
    const whole = heads[place] && withOther(heads[place], letter);
    if (!whole) heads.push(letter);
    else {
      heads[place] = whole;
      others.push({ letter, head: place });
    }
  }
  return [
    ...heads,
    ...others.map(({ letter, head }) => joinedTo(letter, heads[head]?.occasion ?? '')),
  ];
}
