import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { login } from '../../contract/people/auth.ts';
import type { SecondFactor } from '../../contract/people/second-factor.ts';
import { useWords } from '../i18n/use-words.ts';
import { ApiError, send } from '../session/api.ts';
import { saveToken } from '../session/session.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { pathAfterSignIn } from './enter.ts';
import { checkFilled, checkMobile, isClean } from './parts/checks.ts';
import { defaultCountry } from './parts/countries.ts';
import { PasswordField } from './parts/Field.tsx';
import { MobileField } from './parts/MobileField.tsx';
import { CallNotes, Notice } from './parts/Notes.tsx';
import { Page } from './parts/Page.tsx';
import { Submit } from './parts/Submit.tsx';
import { useCall } from './parts/use-call.ts';
import { SecondStep, secondFactorOf } from './SecondStep.tsx';
import controls from './styles/controls.module.css';

/** The one application people sign in through by default (login-app-provider-id). */
const appProvider = 1;

/**
 * A password of an invitation, or of before mobiles were proved, leads on to one's own; one that is
 * right and not enough, to a second proof.
 */
function goingOn(error: unknown): 'prove' | SecondFactor {
  if (error instanceof ApiError && error.error === 'prove_mobile') return 'prove';
  const factor = secondFactorOf(error);
  if (factor) return factor;
  throw error;
}

export type SignedIn = Awaited<ReturnType<typeof send<typeof login>>>['data'];

interface Person {
  readonly country: number;
  readonly mobile: string;
  readonly password: string;
}

/** Signs somebody in by their password, or says what else is needed. */
export function tryPassword({ country, mobile, password }: Person, provider = appProvider) {
  const body = { app_provider_id: provider, country_id: country, mobile, password };
  return send<typeof login>('POST', '/users/login', { body }).catch(goingOn);
}

function useSignIn() {
  const { lang } = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [person, setPerson] = useState({ country: defaultCountry, mobile: '', password: '' });
  const call = useCall();
  const [factor, setFactor] = useState<SecondFactor>();
  const enterAs = ({ access_token, extra_data }: SignedIn) => {
    saveToken(access_token);
    navigate(pathAfterSignIn(extra_data.user, lang, search.get('next')), { replace: true });
  };
  const change = (part: Partial<typeof person>) => setPerson((now) => ({ ...now, ...part }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { country, mobile, password } = person;
    const faults = { mobile: checkMobile(mobile), password: checkFilled(password) };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    const provider = Number(search.get('provider')) || undefined;
    const answer = await call.attempt(() => tryPassword(person, provider));
    if (!answer) return;
    if (answer === 'prove')
      return navigate(`/${lang}/password-recovery`, { state: { country, mobile, prove: true } });
    if ('challenge' in answer) return setFactor(answer);
    enterAs(answer.data);
  }
  return {
    person,
    change,
    call,
    submit,
    factor,
    startOver: () => setFactor(undefined),
    enterAs,
  };
}

function Invited() {
  const { t, lang } = useWords();
  return (
    <Notice tone="info">
      {t('signIn.invited')} <Link to={`/${lang}/password-recovery`}>{t('signIn.newHere')}</Link>
    </Notice>
  );
}

function Arrival({ quiet }: { quiet: boolean }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const state = useLocation().state as { passwordReset?: boolean } | null;
  if (quiet) return null;
  if (state?.passwordReset) return <Notice tone="success">{t('done.passwordReset')}</Notice>;
  if (search.has('invited')) return <Invited />;
  return search.has('expired') ? <Notice tone="info">{t('refusals.signed_out')}</Notice> : null;
}

export function Component() {
  const { t, lang } = useWords();
  const { person, change, call, submit, factor, startOver, enterAs } = useSignIn();
  const isBlocked = call.busy || call.wait > 0 || call.alert !== null;
  if (factor)
    return (
      <Page title={t('secondFactor.title')} lead={t('secondFactor.lead')} shape="split">
        <SecondStep factor={factor} onPassed={enterAs} onBack={startOver} />
      </Page>
    );
  return (
    <Page title={t('signIn.title')} lead={t('signIn.lead')} shape="split">
      <Arrival quiet={isBlocked} />
      <CallNotes call={call} />
      <form onSubmit={submit} noValidate className={controls.form}>
        <MobileField
          country={person.country}
          mobile={person.mobile}
          faults={call.faults}
          onCountry={(country) => change({ country })}
          onMobile={(mobile) => change({ mobile })}
        />
        <PasswordField
          name="password"
          label={t('person.password')}
          faults={call.faults}
          autoComplete="current-password"
          maxLength={200}
          value={person.password}
          onText={(password) => change({ password })}
          required
        />
        <Submit call={call} label={t('signIn.submit')} busy={t('signIn.busy')} />
      </form>
      <p className={controls.links}>
        <Link to={`/${lang}/password-recovery`}>{t('signIn.forgot')}</Link>
        <Link to={`/${lang}/create-account`}>{t('signIn.register')}</Link>
        <Link to={`/${lang}/app-providers`}>{t('signIn.providers')}</Link>
      </p>
      <DemoAccounts onChoose={change} />
    </Page>
  );
}
