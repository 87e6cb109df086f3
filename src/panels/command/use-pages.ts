import { use } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../../contract/permissions/permissions.ts';
import { loadPanelWords, loadScreenWords } from '../../i18n/load-panel.ts';
import { useOffers } from '../../resources/actions/offered.ts';
import { ResourcesContext } from '../../resources/pieces/use-resource.ts';
import { useCan, usePanel } from '../../shell/context.ts';
import { SpecContext, useAddressOf, useMenu } from '../../shell/menu.ts';
import { useRecent } from '../../shell/recent.ts';

/** One line of what can be gone to or done. */
export interface Command {
  readonly id: string;
  /** The heading it stands below, by its word. */
  readonly group: string;
  readonly name: string;
  readonly detail?: string | undefined;
  /** Where it leads; or what it does. */
  readonly to?: string;
  readonly run?: () => void;
}

/** The pages of the panel that the user may see, by the words of the menu. */
export function usePages(): readonly Command[] {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const groups = useMenu();
  const pages = groups.flatMap(({ word, shown }) =>
    shown.map((path, place) => ({
      id: `page ${path}`,
      group: 'pages',
      name: shown.length > 1 ? translate(`tabs.${path}`) : translate(`menu.${word}`),
      detail: shown.length > 1 && place >= 0 ? translate(`menu.${word}`) : undefined,
      to: addressOf(path),
    })),
  );
  const profile = {
    id: 'page profile',
    group: 'pages',
    name: translate('shell.account.profile'),
    to: addressOf('profile'),
  };
  return [...pages, profile];
}

/** What can be done with the record whose page is open. */
export function useOffered(): readonly Command[] {
  const translate = useTranslate();
  return useOffers().map(({ action: { name, words }, begin }) => ({
    id: `act ${name}`,
    group: 'record',
    name: translate(`${words}.title`),
    run: begin,
  }));
}

/** The parts of settings, each by its name; their words are fetched with the search. */
export function useSettingsParts(): readonly Command[] {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { lang, grants } = usePanel();
  const pages = use(SpecContext).pages.filter(
    ({ settings, permission }) => settings && (!permission || can(grants, permission)),
  );
  for (const { path } of pages) use(loadScreenWords(lang, addressOf(path)));
  return pages.flatMap(({ path, settings }) =>
    (settings?.parts ?? []).map((part) => ({
      id: `part ${path} ${part}`,
      group: 'settings',
      name: translate(`${settings?.words}.parts.${part}`),
      to: `${addressOf(path)}?part=${part}`,
    })),
  );
}

/** Single settings, by their labels: each leads to its field, in whichever part of its page that is. */
export function useSettingsFields(): readonly Command[] {
  const addressOf = useAddressOf();
  const { lang, grants } = usePanel();
  const pageName = usePageName();
  const dictionary = use(loadPanelWords(lang));
  const pages = use(SpecContext).pages.filter(
    ({ settings, permission }) => settings && (!permission || can(grants, permission)),
  );
  return pages.flatMap(({ path, settings }) => {
    const prefix = `${settings?.words}.fields.`;
    const labels = [...dictionary].flatMap(([key, word]) => (key.startsWith(prefix) ? [word] : []));
    return [...new Set(labels)].map((name) => ({
      id: `field ${path} ${name}`,
      group: 'settings',
      name,
      detail: pageName(path),
      to: `${addressOf(path)}?find=${encodeURIComponent(name)}`,
    }));
  });
}

/** What was looked at last, without the page that is open. */
export function useRecentPages(): readonly Command[] {
  const { lang } = usePanel();
  return useRecent()
    .map(({ to, name }) => ({ id: `recent ${to}`, group: 'recent', name, to: `/${lang}${to}` }))
    .filter(({ to }) => to !== location.pathname);
}

/** The word of a page, as the menu or its tab has it; nothing for one that is in no menu. */
export function usePageName() {
  const translate = useTranslate();
  const groups = useMenu();
  return (path: string) => {
    const group = groups.find(({ shown }) => shown.includes(path));
    if (!group) return undefined;
    return translate(group.shown.length > 1 ? `tabs.${path}` : `menu.${group.word}`);
  };
}

/** What is done often, wherever one is: a receipt, the till, something new of each kind. */
export function useDeeds(): readonly Command[] {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { lang, grants, panel } = usePanel();
  const resources = use(ResourcesContext);
  const mayPost = useCan('transactions.create') && panel === 'storePanel';
  const nameOf = usePageName();
  const creations = [...resources.values()].flatMap(({ name, create, entity }) => {
    const word = nameOf(name);
    const may = entity.permission.create && can(grants, entity.permission.create);
    if (!create || !may || !word) return [];
    const deed = translate('shell.command.create', { name: word });
    return [{ id: `create ${name}`, group: 'deeds', name: deed, to: `${addressOf(name)}/create` }];
  });
  const till = {
    id: 'till',
    group: 'deeds',
    name: translate('shell.command.till'),
    to: `/${lang}/points-pos`,
  };
  return mayPost ? [till, ...creations] : creations;
}
