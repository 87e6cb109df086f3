import { Suspense, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { late } from '../../loading/late.tsx';
import { takeWord } from '../../session/parting-word.ts';
import { usePanel } from '../../shell/context.ts';
import { useLeading } from '../../shell/leading.ts';

// Loaded only while a first step is in progress.
const ReturnBar = late(() => import('../../custom/organisations/start/ReturnBar.tsx'), 'ReturnBar');

/** The message left by the previous page, and the link back to the list of first steps. */
export function Began() {
  const notify = useNotify();
  const { store } = usePanel();
  const leading = useLeading();
  useEffect(() => {
    const word = takeWord();
    if (word) notify(word, { type: 'success' });
  }, [notify]);
  if (leading?.companyId !== store.company_id) return null;
  return (
    <Suspense>
      <ReturnBar key={leading.step} leading={leading} />
    </Suspense>
  );
}
