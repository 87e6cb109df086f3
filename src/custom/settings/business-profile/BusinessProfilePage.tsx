import { useTranslate } from 'react-admin';
import type { CompanySettings } from '../../../../contract/settings/company-settings.ts';
import { useCan } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { FormsContext, useUnsaved } from '../general/forms.ts';
import { SettingsPage } from '../general/SettingsPage.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { Identity, Looks } from './Identity.tsx';
import { Mails, Sms } from './Messages.tsx';
import { Points } from './Points.tsx';
import { Programme } from './Programme.tsx';
import { Sending } from './Sending.tsx';
import { useCompanySettings } from './use-company-settings.ts';
import { Viber } from './Viber.tsx';
import { WalletsPart } from './WalletsPart.tsx';

const words = 'businessProfile';

const partsOf = (saved: CompanySettings, mayDelete: boolean) => [
  { id: 'company', content: <Identity saved={saved} /> },
  { id: 'looks', content: <Looks saved={saved} /> },
  { id: 'points', content: <Points saved={saved} /> },
  { id: 'programme', content: <Programme saved={saved} /> },
  { id: 'wallets', content: <WalletsPart /> },
  { id: 'mail', content: <Mails saved={saved} /> },
  { id: 'sms', content: <Sms saved={saved} /> },
  { id: 'viber', content: <Viber saved={saved} /> },
  { id: 'sending', content: <Sending saved={saved} /> },
  ...(mayDelete ? [{ id: 'end', content: <DeleteCompany name={saved.name} /> }] : []),
];

/** How the company and its programme are set up: in parts of a side list. */
export function BusinessProfilePage() {
  const translate = useTranslate();
  const { data, error, refetch, params, show, may } = useCompanySettings();
  const unsaved = useUnsaved();
  const mayDelete = useCan('profile.delete');
  return (
    <FormsContext
      value={{ words, params, may, show, again: refetch, mark: unsaved.mark, run: unsaved.run }}
    >
      <Title title={translate('menu.businessProfile')} />
      <SettingsPage
        words={words}
        parts={data && partsOf(data, mayDelete)}
        failed={error}
        again={refetch}
        unsaved={unsaved}
      />
    </FormsContext>
  );
}
