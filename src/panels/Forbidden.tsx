import { Suspense, useEffect, useState } from 'react';
import { hideForbidden, useForbidden } from '../authProvider/forbidden.ts';
import { late } from '../loading/late.tsx';

const ForbiddenDialog = late(() => import('./ForbiddenDialog.tsx'), 'ForbiddenDialog');

/** Where it is told that the server refuses an action; fetched when it first does. */
export function Forbidden() {
  const open = useForbidden();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  // What was refused in a panel is not told in the next one.
  useEffect(() => hideForbidden, []);
  return wanted ? (
    <Suspense>
      <ForbiddenDialog open={open} />
    </Suspense>
  ) : null;
}
