import { useQueryClient } from '@tanstack/react-query';
import { resourceOf } from '../../../dataProvider/sources.ts';

export const hooksResource = () => resourceOf('webhooks');
export const logsResource = () => resourceOf('webhook-logs');

/** What is sent again leaves within a second of the call, and its receiver is waited for some seconds. */
const looksAfterMs = [1500, 4000, 10_000];

/** Fetches what is shown again, now and when what is being sent again has arrived. */
export function useSentAgain() {
  const queries = useQueryClient();
  return () => {
    for (const ms of looksAfterMs) setTimeout(() => void queries.invalidateQueries(), ms);
    return queries.invalidateQueries();
  };
}
