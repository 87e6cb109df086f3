import { useLocation } from 'react-router';
import { useWords } from '../i18n/use-words.ts';
import { panelOfPath } from '../session/paths.ts';
import { PanelPage } from './Panel.tsx';

/** The panel that the path names, in the language of the path. */
export function Component() {
  const { lang } = useWords();
  const panel = panelOfPath(useLocation().pathname);
  return panel ? <PanelPage lang={lang} panel={panel} /> : null;
}
