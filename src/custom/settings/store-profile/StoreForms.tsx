import type { ReactNode } from 'react';
import type { LoadedStore } from '../../../../contract/organisations/loaded-store.ts';
import type { PermissionPath } from '../../../../contract/permissions/permissions.ts';
import { useCan } from '../../../shell/context.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { FormsContext, useUnsaved } from '../general/forms.ts';
import { SettingsPage } from '../general/SettingsPage.tsx';
import { useLoadedStore } from '../store-settings/use-loaded-store.ts';

const words = 'storeProfile';

interface Props {
  readonly permission: PermissionPath;
  /** The parts of the page, by their anchors. */
  readonly partsOf: (store: LoadedStore) => readonly { id: string; content: ReactNode }[];
}

/** A page of forms that each save a part of the store. */
export function StoreForms({ permission, partsOf }: Props) {
  const may = useCan(permission);
  const { data, error, refetch, params, show } = useLoadedStore();
  const unsaved = useUnsaved();
  return (
    <FormsContext
      value={{ words, params, may, show, again: refetch, mark: unsaved.mark, run: unsaved.run }}
    >
      <Tabs />
      <SettingsPage
        words={words}
        parts={data && partsOf(data)}
        failed={error}
        again={refetch}
        unsaved={unsaved}
      />
    </FormsContext>
  );
}
