import type { Quote } from './use-quote.ts';
import { usePos } from './words.ts';

type Given = Pick<Quote['campaigns'][number], 'title' | 'points' | 'claims'>;

/** How a till says what a campaign gave: points, gifts by their names. */
export function useCampaignWords() {
  const { p, points } = usePos();
  return ({ title, points: got, claims }: Given) => {
    const own = got ? p('redeem.points', { points: points(got), smart_count: got }) : '';
    const what = [own, ...claims.map((claim) => claim.title)].filter(Boolean).join(', ');
    return p('redeem.campaign', { title, what });
  };
}
