import { Suspense } from 'react';
import { loadGroup } from '../../i18n/load-panel.ts';
import { late } from '../../loading/late.tsx';
import { languageOfPath } from '../../session/paths.ts';
import { useQuiet } from '../menu/use-quiet.ts';

// Its words come with it: when they are needed, the server may not be there.
const SessionGuard = late(
  async () => {
    const words = loadGroup(languageOfPath(location.pathname), 'session-end');
    const [guard] = await Promise.all([import('./SessionGuard.tsx'), words]);
    return guard;
  },
  'SessionGuard',
  true,
);

/** Warns before a session ends; its code comes after the first screen, long before anybody needs it. */
export function SessionEnd() {
  return useQuiet() ? (
    <Suspense>
      <SessionGuard />
    </Suspense>
  ) : null;
}
