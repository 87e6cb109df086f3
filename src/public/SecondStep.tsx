import { type FormEvent, useState } from 'react';
import type { passSecondFactor, SecondFactor } from '../../contract/people/second-factor.ts';
import { useWords } from '../i18n/use-words.ts';
import { ApiError, send } from '../session/api.ts';
import { checkFilled, isClean } from './parts/checks.ts';
import { Field } from './parts/Field.tsx';
import { CallNotes, Notice } from './parts/Notes.tsx';
import { Submit } from './parts/Submit.tsx';
import { useCall } from './parts/use-call.ts';
import controls from './styles/controls.module.css';

type Passed = Awaited<ReturnType<typeof send<typeof passSecondFactor>>>['data'];

interface Props {
  readonly factor: SecondFactor;
  readonly onPassed: (passed: Passed) => void;
  readonly onBack: () => void;
}

const pass = (body: { challenge: string; code?: string; passkey?: Record<string, unknown> }) =>
  send<typeof passSecondFactor>('POST', '/users/login/second-factor', { body });

function useSecondStep({ factor, onPassed }: Props) {
  const call = useCall();
  const [notDone, setNotDone] = useState(false);
  const { challenge } = factor;
  const take = (answer: { data: Passed } | undefined) => answer && onPassed(answer.data);
  const withCode = async (code: string) =>
    take(await call.attempt(() => pass({ challenge, code })));
  const withPasskey = async () => {
    setNotDone(false);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    // Their form is WebAuthn's: the contract only carries them from the server to the browser.
    const signed = () => startAuthentication({ optionsJSON: factor.passkey as never });
    take(
      await call.attempt(async () => {
        const passkey = await signed().catch(() => undefined);
        if (!passkey) return void setNotDone(true);
        return pass({ challenge, passkey: { ...passkey } });
      }),
    );
  };
  return { call, notDone, withCode, withPasskey };
}

/** What is asked after the password: a code, or a passkey where there is one. */
export function SecondStep(props: Props) {
  const { factor, onBack } = props;
  const { t } = useWords();
  const [code, setCode] = useState('');
  const { call, notDone, withCode, withPasskey } = useSecondStep(props);
  const kind = factor.authenticator ? 'code' : 'recovery';
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = { code: checkFilled(code) };
    call.setFaults(faults);
    if (isClean(faults, event.currentTarget)) await withCode(code);
  }
  const overdue = call.faults.challenge;
  return (
    <>
      <CallNotes call={call} />
      {overdue && <Notice tone="error">{'text' in overdue ? overdue.text : t(overdue.key)}</Notice>}
      {notDone && <Notice tone="info">{t('secondFactor.notDone')}</Notice>}
      {factor.passkey && (
        <button
          type="button"
          className={controls.button}
          disabled={call.busy}
          onClick={() => {
            withPasskey().catch(() => undefined);
          }}
        >
          {t('secondFactor.passkey')}
        </button>
      )}
      <form onSubmit={submit} noValidate className={controls.form}>
        <Field
          name="code"
          label={t(`secondFactor.${kind}`)}
          hint={t(`secondFactor.${kind}Hint`)}
          faults={call.faults}
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          onText={setCode}
          autoFocus
          required
        />
        <Submit call={call} label={t('secondFactor.submit')} busy={t('secondFactor.busy')} />
        <button type="button" className={controls.link} onClick={onBack}>
          {t('secondFactor.back')}
        </button>
      </form>
    </>
  );
}

/** What a refused sign-in asks for beside the password; undefined for any other refusal. */
export function secondFactorOf(error: unknown): SecondFactor | undefined {
  if (!(error instanceof ApiError) || error.error !== 'second_factor_needed') return undefined;
  return error.current as SecondFactor;
}
