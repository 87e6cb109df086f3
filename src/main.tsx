import '@fontsource-variable/commissioner/wght.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadPanelWords } from './i18n/load-panel.ts';
import { languageOfPath, panelOfPath } from './session/paths.ts';
import { session } from './session/session.ts';
import { startMode } from './theme/mode.ts';

// The router has already asked for the page and the public words; a panel's own words start with them.
function preload(pathname: string) {
  if (!panelOfPath(pathname) || !session().token) return;
  loadPanelWords(languageOfPath(pathname)).catch(() => undefined);
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
