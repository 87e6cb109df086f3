import { useTranslate } from 'react-admin';
import { becomes, tenThousandths } from '../../../../contract/synergies/synergy-states.ts';
import { useWritten } from '../../../shell/use-written.ts';

const sample = 100;

/** What a hundred points become at a ratio: told in points, as the ledger would count them. */
export const worthOf = (ratio: number) => becomes(sample * 100, tenThousandths(ratio)) / 100;

/** A ratio in words: "100 of our points become 50 there". */
export function useRatioWords() {
  const translate = useTranslate();
  const { number } = useWritten();
  return (way: 'there' | 'here', ratio: number) =>
    translate(`collaborators.${way}`, { points: number(sample), worth: number(worthOf(ratio)) });
}
