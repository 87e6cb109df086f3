import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { forgotPassword, updatePassword } from '../../contract/people/auth.ts';
import { useWords } from '../i18n/use-words.ts';
import { send } from '../session/api.ts';
import {
  checkCode,
  checkMobile,
  checkNewPassword,
  checkRepeated,
  isClean,
} from './parts/checks.ts';
import { defaultCountry } from './parts/countries.ts';
import { Field } from './parts/Field.tsx';
import { MobileField } from './parts/MobileField.tsx';
import { NewPasswordFields } from './parts/NewPasswordFields.tsx';
import { CallNotes } from './parts/Notes.tsx';
import { Page } from './parts/Page.tsx';
import { Submit } from './parts/Submit.tsx';
import { useCall } from './parts/use-call.ts';
import controls from './styles/controls.module.css';

interface Person {
  country: number;
  mobile: string;
}

const bodyOf = ({ country, mobile }: Person) => ({ country_id: country, mobile });

function AskCode({
  person,
  onChange,
  onSent,
}: {
  person: Person;
  onChange: (person: Person) => void;
  onSent: () => void;
}) {
  const { t } = useWords();
  const call = useCall();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = { mobile: checkMobile(person.mobile) };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    const body = bodyOf(person);
    const ask = () => send<typeof forgotPassword>('POST', '/users/forgot-password', { body });
    if (await call.attempt(ask)) onSent();
  }
  return (
    <form onSubmit={submit} noValidate className={controls.form}>
      <CallNotes call={call} />
      <MobileField
        country={person.country}
        mobile={person.mobile}
        faults={call.faults}
        onCountry={(country) => onChange({ ...person, country })}
        onMobile={(mobile) => onChange({ ...person, mobile })}
      />
      <Submit call={call} label={t('recovery.send')} busy={t('recovery.sending')} />
    </form>
  );
}

function useNewPassword(person: Person) {
  const call = useCall();
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ code: '', password: '', password_confirmation: '' });
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = {
      code: checkCode(typed.code),
      password: checkNewPassword(typed.password),
      password_confirmation: checkRepeated(typed.password, typed.password_confirmation),
    };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    const body = { ...bodyOf(person), ...typed };
    const save = () => send<typeof updatePassword>('POST', '/users/update-password', { body });
    if (!(await call.attempt(save))) return;
    // The specification fixes English here (flow-after-password-reset).
    navigate('/en/sign-in', { state: { passwordReset: true } });
  }
  const change = (part: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...part }));
  return { call, typed, change, submit };
}

function SetPassword({ person, onBack }: { person: Person; onBack: () => void }) {
  const { t } = useWords();
  const { call, typed, change, submit } = useNewPassword(person);
  return (
    <form onSubmit={submit} noValidate className={controls.form}>
      <CallNotes call={call} />
      <Field
        name="code"
        label={t('recovery.code')}
        hint={t('recovery.codeHint')}
        faults={call.faults}
        numeric="digits"
        autoComplete="one-time-code"
        maxLength={6}
        value={typed.code}
        onText={(code) => change({ code })}
        autoFocus
        required
      />
      <NewPasswordFields typed={typed} faults={call.faults} onChange={change} />
      <Submit call={call} label={t('recovery.save')} busy={t('recovery.saving')} />
      <button type="button" className={controls.link} onClick={onBack}>
        {t('recovery.again')}
      </button>
    </form>
  );
}

/** A new password in two steps: a code to the mobile, then the code with the password. */
export function Component() {
  const { t, lang } = useWords();
  // Whoever signs in with a first password has been sent their code already.
  const come = useLocation().state as (Person & { prove: boolean }) | null;
  const [person, setPerson] = useState<Person>(come ?? { country: defaultCountry, mobile: '' });
  const [sent, setSent] = useState(come?.prove ?? false);
  return (
    <Page
      title={t(sent ? 'recovery.codeTitle' : 'recovery.title')}
      lead={t(come?.prove ? 'recovery.prove' : sent ? 'recovery.codeLead' : 'recovery.lead')}
      shape="split"
    >
      <p className={controls.step} role="status">
        {t('recovery.step', { step: sent ? 2 : 1 })}
      </p>
      {sent ? (
        <SetPassword person={person} onBack={() => setSent(false)} />
      ) : (
        <AskCode person={person} onChange={setPerson} onSent={() => setSent(true)} />
      )}
      <p className={controls.links}>
        <Link to={`/${lang}/sign-in`}>{t('app.backToSignIn')}</Link>
      </p>
    </Page>
  );
}
