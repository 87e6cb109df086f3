import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { firstAdmin } from '../../contract/people/auth.ts';
import { useWords } from '../i18n/use-words.ts';
import { send } from '../session/api.ts';
import { saveToken } from '../session/session.ts';
import {
  checkFilled,
  checkMobile,
  checkNewPassword,
  checkRepeated,
  isClean,
} from './parts/checks.ts';
import { defaultCountry } from './parts/countries.ts';
import { Field } from './parts/Field.tsx';
import { MobileField } from './parts/MobileField.tsx';
import { NewPasswordFields } from './parts/NewPasswordFields.tsx';
import { CallNotes, Notice } from './parts/Notes.tsx';
import { Page } from './parts/Page.tsx';
import { Submit } from './parts/Submit.tsx';
import { useCall } from './parts/use-call.ts';
import controls from './styles/controls.module.css';

const empty = {
  country_id: defaultCountry,
  full_name: '',
  mobile: '',
  password: '',
  password_confirmation: '',
};

function useFirstAdmin(token: string) {
  const { lang } = useWords();
  const navigate = useNavigate();
  const call = useCall();
  const [typed, setTyped] = useState(empty);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = {
      full_name: checkFilled(typed.full_name),
      mobile: checkMobile(typed.mobile),
      password: checkNewPassword(typed.password),
      password_confirmation: checkRepeated(typed.password, typed.password_confirmation),
    };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    const body = { ...typed, token };
    const create = () => send<typeof firstAdmin>('POST', '/users/first-admin', { body });
    const answer = await call.attempt(create);
    if (!answer) return;
    saveToken(answer.data.access_token);
    // The first company comes next.
    navigate(`/${lang}/create-company`, { replace: true, state: { created: true } });
  }
  const change = (part: Partial<typeof empty>) => setTyped((now) => ({ ...now, ...part }));
  return { call, typed, change, submit };
}

function Form({ token }: { token: string }) {
  const { t } = useWords();
  const { call, typed, change, submit } = useFirstAdmin(token);
  return (
    <form onSubmit={submit} noValidate className={controls.form}>
      <CallNotes call={call} />
      <Field
        name="full_name"
        label={t('person.fullName')}
        faults={call.faults}
        autoComplete="name"
        maxLength={120}
        value={typed.full_name}
        onText={(full_name) => change({ full_name })}
        required
      />
      <MobileField
        country={typed.country_id}
        mobile={typed.mobile}
        faults={call.faults}
        onCountry={(country_id) => change({ country_id })}
        onMobile={(mobile) => change({ mobile })}
      />
      <NewPasswordFields typed={typed} faults={call.faults} onChange={change} />
      <Submit call={call} label={t('firstAdmin.submit')} busy={t('firstAdmin.busy')} />
    </form>
  );
}

/** The first account of an empty installation, opened with the link that its start printed. */
export function Component() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <Page title={t('firstAdmin.title')} lead={t('firstAdmin.lead')} shape="split">
      {token ? <Form token={token} /> : <Notice tone="error">{t('firstAdmin.noToken')}</Notice>}
    </Page>
  );
}
