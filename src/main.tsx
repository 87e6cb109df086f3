import '@fontsource-variable/commissioner/wght.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadPanelWords } from './i18n/load-panel.ts';
import { loadPanel } from './panels/load-panel.ts';
import { languageOfPath, panelOfPath } from './session/paths.ts';
import { session } from './session/session.ts';
import { askWho } from './session/who.ts';
import { startMode } from './theme/mode.ts';

// The router has already asked for the page and the public words; what a panel needs besides starts
// with them, not one after the other: its screens, its words, its list, who is signed in.
function preload(pathname: string) {
  const { store, token } = session();
  const name = panelOfPath(pathname);
  if (!name || !token || !store) return;
  const panel = loadPanel(name);
  const words = loadPanelWords(languageOfPath(pathname));
  const list = import('./resources/GeneratedList.tsx');
  Promise.all([panel, words, list, askWho(store.store_id)]).catch(() => undefined);
}

preload(location.pathname);
startMode();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
