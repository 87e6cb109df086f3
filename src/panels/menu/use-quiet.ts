import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenQuiet } from '../../realtime/when-quiet.ts';

/** Whether the first screen has what it shows: nobody waits for the menu to see it. */
export function useQuiet() {
  const queries = useQueryClient();
  const [quiet, setQuiet] = useState(false);
  useEffect(
    () =>
      whenQuiet(
        () => queries.isFetching() > 0,
        () => setQuiet(true),
      ),
    [queries],
  );
  return quiet;
}
