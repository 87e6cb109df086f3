import { use } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../../contract/permissions/permissions.ts';
import { loadScreenWords } from '../../i18n/load-panel.ts';
import { useOffers } from '../../resources/actions/offered.ts';
import { ResourcesContext } from '../../resources/pieces/use-resource.ts';
import { useCan, usePanel } from '../../shell/context.ts';
import { SpecContext, useAddressOf, useMenu } from '../../shell/menu.ts';

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

/** What is done often, wherever one is: a receipt, the till, something new of each kind. */
export function useDeeds(): readonly Command[] {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { lang, grants, panel } = usePanel();
  const resources = use(ResourcesContext);
  const mayPost = useCan('transactions.create') && panel === 'storePanel';
  const groups = useMenu();
  const nameOf = (path: string) => {
    const group = groups.find(({ shown }) => shown.includes(path));
    if (!group) return undefined;
    return translate(group.shown.length > 1 ? `tabs.${path}` : `menu.${group.word}`);
  };
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
