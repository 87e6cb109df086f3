import '@fontsource-variable/commissioner/wght.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { panelOfPath } from './session/paths.ts';
import { session } from './session/session.ts';
import { askWho } from './session/who.ts';
import { startMode } from './theme/mode.ts';

// The router has already asked for the page, its panel and the words; what most panels open with
// starts with them, not one after the other: a list, and who is signed in.
function preload(pathname: string) {
  const { store, token } = session();
  if (!panelOfPath(pathname) || !token || !store) return;
  const list = import('./resources/list/GeneratedList.tsx');
  Promise.all([list, askWho(store.store_id)]).catch(() => undefined);
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
