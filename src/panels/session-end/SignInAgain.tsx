import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { SecondFactor } from '../../../contract/people/second-factor.ts';
import { useWords } from '../../i18n/use-words.ts';
import { checkFilled, isClean } from '../../public/parts/checks.ts';
import { PasswordField } from '../../public/parts/Field.tsx';
import { CallNotes } from '../../public/parts/Notes.tsx';
import { Submit } from '../../public/parts/Submit.tsx';
import { useCall } from '../../public/parts/use-call.ts';
import { SecondStep } from '../../public/SecondStep.tsx';
import { type SignedIn, tryPassword } from '../../public/SignIn.tsx';
import controls from '../../public/styles/controls.module.css';
import { heard } from '../../session/heard.ts';
import { signsInOver } from '../../session/leave.ts';
import { rightsChanged } from '../../session/rights-changed.ts';
import { renewToken } from '../../session/session.ts';
import { signOut } from '../../session/sign-out.ts';
import { usePanel } from '../../shell/context.ts';

/** What was asked for in vain meanwhile is asked for again; what was typed stays. */
function useGoOn() {
  const queries = useQueryClient();
  return ({ access_token }: SignedIn) => {
    renewToken(access_token);
    heard();
    rightsChanged();
    void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  };
}

/** The same person proves anew who they are, and the page goes on where it was. */
export function SignInAgain() {
  const { t } = useWords();
  const { user } = usePanel();
  const call = useCall();
  const [password, setPassword] = useState('');
  const [factor, setFactor] = useState<SecondFactor>();
  const goOn = useGoOn();
  useEffect(() => {
    signsInOver(true);
    return () => signsInOver(false);
  }, []);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A dialog lies in the page only for React: what is sent here is nothing to the form below it.
    event.stopPropagation();
    const faults = { 'password-again': checkFilled(password) };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    const person = { country: user.country_id, mobile: user.mobile, password };
    const answer = await call.attempt(() => tryPassword(person));
    if (answer === 'prove') signOut();
    else if (answer && 'challenge' in answer) setFactor(answer);
    else if (answer) goOn(answer.data);
  }
  if (factor)
    return <SecondStep factor={factor} onPassed={goOn} onBack={() => setFactor(undefined)} />;
  return (
    <>
      <CallNotes call={call} />
      <form onSubmit={submit} noValidate className={controls.form}>
        {/* A password manager asks whose password it is to fill in. */}
        <input hidden readOnly type="text" autoComplete="username" value={user.mobile} />
        <PasswordField
          name="password-again"
          label={t('person.password')}
          faults={call.faults}
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onText={setPassword}
          autoFocus
          required
        />
        <Submit call={call} label={t('signIn.submit')} busy={t('signIn.busy')} />
      </form>
    </>
  );
}
