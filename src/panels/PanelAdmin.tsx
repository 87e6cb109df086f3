import { CssBaseline } from '@mui/material';
import { CoreAdminUI } from 'ra-core';
import { type ComponentType, useMemo } from 'react';
import {
  AdminContext,
  CustomRoutes,
  localStorageStore,
  type RaRecord,
  Resource,
  type Store,
} from 'react-admin';
import { Route } from 'react-router';
import { isLanguage, type Language } from '../../contract/engine/languages.ts';
import { authProviderOf } from '../authProvider/authProvider.ts';
import { dataProvider } from '../dataProvider/dataProvider.ts';
import { nameOf } from '../dataProvider/name-of.ts';
import { addSources } from '../dataProvider/sources.ts';
import type { Dictionary } from '../i18n/load-panel.ts';
import { ResourcesContext } from '../resources/pieces/use-resource.ts';
import { inLanguage } from '../session/paths.ts';
import { PanelContext, type PanelSession } from '../shell/context.ts';
import { SpecContext } from '../shell/menu.ts';
import type { PanelSpec } from '../shell/panel.ts';
import { homePath } from '../shell/panel.ts';
import { newQueries } from '../shell/queries.ts';
import type { PanelResource } from '../shell/resource.ts';
import { screen } from '../shell/screen.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { useMode } from '../theme/mode.ts';
import { themeFor } from '../theme/theme.ts';
import { productName } from '../theme/tokens.ts';
import { useI18n } from './i18n.ts';
import { Notices } from './Notices.tsx';
import { PanelLayout } from './PanelLayout.tsx';
import { Guarded, Home, NotAScreen, ToForbidden } from './pages.tsx';

const ProfilePage = screen(() => import('../custom/people/profile/ProfilePage.tsx'), 'ProfilePage');

/** The URL owns the language: react-admin's own stored choice is the path's, and resetting keeps columns. */
function urlLocaleStore(base: Store, go: (language: string) => void): Store {
  return {
    ...base,
    getItem: (key, initial) => (key === 'locale' ? initial : base.getItem(key, initial)),
    setItem: (key, value) => (key === 'locale' ? go(String(value)) : base.setItem(key, value)),
    reset: () => undefined,
  };
}

const representation = (lang: Language) => (record: RaRecord) =>
  nameOf(record, lang) ?? `#${record.id}`;

interface Props {
  readonly session: PanelSession;
  readonly spec: PanelSpec;
  readonly words: Dictionary;
  readonly onLanguage: (path: string) => void;
}

/** The views of a resource; one whose permission is missing asks the server for nothing (guard-permission). */
function viewsOf({ name, list, create, edit, opening, entity: { permission } }: PanelResource) {
  const guarded = (view: ComponentType, path: string | undefined) =>
    path ? <Guarded key={`${name} ${path}`} component={view} permission={path} /> : <ToForbidden />;
  return {
    list: guarded(list, permission.read),
    ...(create ? { create: guarded(create, permission.create) } : {}),
    ...(edit ? { edit: guarded(edit, opening) } : {}),
  };
}

// What another panel calls by the same name is not meant any more.
function resourcesOf({ resources }: PanelSpec) {
  addSources(resources);
  return new Map(resources.map((each) => [each.name, each]));
}

/** What react-admin keeps on this device for a place; the language is kept in the address instead. */
const useStored = (place: string, onLanguage: Props['onLanguage']) =>
  useMemo(() => {
    const go = (language: string) =>
      isLanguage(language) && onLanguage(inLanguage(location.pathname, language));
    return urlLocaleStore(localStorageStore(undefined, place), go);
  }, [place, onLanguage]);

/**
 * The one admin of the product: the parts of react-admin's `<Admin>` without the layout, the sign-in
 * page and the shortcuts that would come with it.
 */
export function PanelAdmin({ session, spec, words, onLanguage }: Props) {
  const { lang, panel, store, user, grants } = session;
  const i18nProvider = useI18n(lang, words);
  const authProvider = useMemo(() => authProviderOf(user, grants), [user, grants]);
  const mode = useMode();
  const theme = useMemo(() => themeFor(mode), [mode]);
  const raStore = useStored(`${panel}.${store.store_id}`, onLanguage);
  const resources = useMemo(() => resourcesOf(spec), [spec]);
  const queries = useMemo(newQueries, []);
  return (
    <PanelContext value={session}>
      <SpecContext value={spec}>
        <ResourcesContext value={resources}>
          <AdminContext
            basename={`/${lang}/${panel}`}
            store={raStore}
            queryClient={queries}
            dataProvider={dataProvider}
            authProvider={authProvider}
            i18nProvider={i18nProvider}
            theme={theme}
            darkTheme={null}
          >
            <CssBaseline enableColorScheme />
            <CoreAdminUI
              layout={PanelLayout}
              loading={Waiting}
              loginPage={false}
              authCallbackPage={false}
              dashboard={Home}
              catchAll={NotAScreen}
              accessDenied={ToForbidden}
              disableTelemetry
              requireAuth
              title={productName}
            >
              {spec.resources.map((each) => (
                <Resource
                  key={each.name}
                  name={each.name}
                  {...viewsOf(each)}
                  recordRepresentation={representation(lang)}
                />
              ))}
              <CustomRoutes>
                <Route path="/profile" element={<ProfilePage />} />
                <Route path="/forbidden-gateway" element={<ToForbidden />} />
                {spec.pages
                  .filter(({ path }) => path !== homePath)
                  .map((page) => (
                    <Route
                      key={page.path}
                      path={`/${page.path}`}
                      element={<Guarded {...page} key={page.path} />}
                    />
                  ))}
              </CustomRoutes>
            </CoreAdminUI>
            <Notices />
          </AdminContext>
        </ResourcesContext>
      </SpecContext>
    </PanelContext>
  );
}
