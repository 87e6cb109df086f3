import { Suspense } from 'react';
import { late } from '../../loading/late.tsx';
import { useQuiet } from './use-quiet.ts';

const ExportsTray = late(() => import('../../custom/exports/ExportsTray.tsx'), 'ExportsTray', true);

/** The tray of exports; its code comes after the first screen. */
export function Exports() {
  return useQuiet() ? (
    <Suspense>
      <ExportsTray />
    </Suspense>
  ) : null;
}
