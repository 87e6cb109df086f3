import { Suspense, use, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '../../contract/engine/languages.ts';
import { loadPanelWords } from '../i18n/load-panel.ts';
import { LoadError } from '../public/parts/LoadError.tsx';
import type { PanelName } from '../session/paths.ts';
import { useSession } from '../session/use-session.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { loadPanel } from './load-panel.ts';
import { PanelAdmin } from './PanelAdmin.tsx';
import { usePanelSession } from './use-panel-session.ts';

function Opened({ lang, panel, storeId }: { lang: Language; panel: PanelName; storeId: number }) {
  const loading = loadPanel(panel);
  const words = use(loadPanelWords(lang));
  const spec = use(loading);
  const { session, error } = usePanelSession(lang, panel, storeId);
  const navigate = useNavigate();
  if (error) return <LoadError />;
  if (!session) return <Waiting />;
  return (
    <PanelAdmin session={session} spec={spec} words={words} onLanguage={(path) => navigate(path)} />
  );
}

/** One panel, in one language, for the store that was chosen on this device. */
export function PanelPage({ lang, panel }: { lang: Language; panel: PanelName }) {
  const { store } = useSession();
  const storeId = store?.store_id;
  const key = useMemo(() => `${panel} ${storeId}`, [panel, storeId]);
  if (!storeId) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Opened key={key} lang={lang} panel={panel} storeId={storeId} />
    </Suspense>
  );
}
