import { useTranslate } from 'react-admin';
import type { LoadedStore } from '../../../../contract/organisations/loaded-store.ts';
import { Title } from '../../../shell/Title.tsx';
import { Business, Logos } from './Business.tsx';
import { Invoicing, Password, Selling } from './Selling.tsx';
import { StoreForms } from './StoreForms.tsx';
import { Timetable } from './Timetable.tsx';

const partsOf = (store: LoadedStore) => [
  { id: 'business', content: <Business store={store} /> },
  { id: 'logos', content: <Logos store={store} /> },
  { id: 'hours', content: <Timetable store={store} /> },
  { id: 'selling', content: <Selling store={store} /> },
  { id: 'invoicing', content: <Invoicing store={store} /> },
  { id: 'password', content: <Password /> },
];

/** Who the store is, when it is open and how it sells: each form saves alone. */
export function StoreProfilePage() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('tabs.settings/profile')} />
      <StoreForms permission="settings.profile" partsOf={partsOf} />
    </>
  );
}
