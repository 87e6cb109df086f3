import { type FormEvent, useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { resendVerification, verifyMobile } from '../../../../contract/people/registration.ts';
import {
  resendSeconds,
  verificationDigits,
} from '../../../../contract/people/verification-codes.ts';
import { phrase } from '../../../../contract/words/phrase.ts';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import { send } from '../../../session/api.ts';
import { checkCode, isClean } from '../../parts/checks.ts';
import { Field } from '../../parts/Field.tsx';
import { CallNotes, Notice } from '../../parts/Notes.tsx';
import { Submit } from '../../parts/Submit.tsx';
import { useCall } from '../../parts/use-call.ts';
import controls from '../../styles/controls.module.css';
import styles from '../registration.module.css';
import type { Kept } from './kept.ts';

interface Props {
  readonly kept: Kept;
  readonly onKept: (own: Partial<Kept>) => void;
  readonly onBegin: () => void;
}

const secondsLeft = (sentAt: number) =>
  Math.max(0, Math.ceil(resendSeconds - (Date.now() - sentAt) / 1000));

/** Another code, once the last one has had its time; another number at any time. */
function Again({ kept, onKept, onBegin }: Props) {
  const { account: words } = useLoaderData<RegistrationWords>();
  const call = useCall();
  const [left, setLeft] = useState(() => secondsLeft(kept.sentAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(kept.sentAt)), 1000);
    return () => clearInterval(timer);
  }, [kept.sentAt]);
  async function resend() {
    const body = { user_registration_identifier: kept.identifier };
    const again = () => send<typeof resendVerification>('POST', '/users/resend-password', { body });
    if (!(await call.attempt(again))) return;
    onKept({ sentAt: Date.now() });
    setLeft(resendSeconds);
  }
  return (
    <>
      <CallNotes call={call} />
      <div className={styles.again}>
        {left > 0 ? (
          <p>{phrase(words.resendIn, { smart_count: left })}</p>
        ) : (
          <button
            type="button"
            className={controls.link}
            disabled={call.busy || call.wait > 0}
            onClick={() => void resend()}
          >
            {words.resend}
          </button>
        )}
        <button type="button" className={controls.link} onClick={onBegin}>
          {words.otherMobile}
        </button>
      </div>
    </>
  );
}

/** Step 2: the code that was sent (verification-sms-info). */
export function ProveMobile(props: Props) {
  const { kept, onKept } = props;
  const { account: words } = useLoaderData<RegistrationWords>();
  const call = useCall();
  const [code, setCode] = useState('');
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = { mobile_verification_code: checkCode(code) };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    const body = {
      user_registration_identifier: kept.identifier,
      mobile_verification_code: code,
    };
    const prove = () => send<typeof verifyMobile>('POST', '/users/mobile/verification', { body });
    if (await call.attempt(prove)) onKept({ step: 3 });
  }
  return (
    <form onSubmit={submit} noValidate className={controls.form}>
      <Notice tone="info">{words.sent}</Notice>
      <CallNotes call={call} />
      <Field
        name="mobile_verification_code"
        label={words.code}
        hint={words.codeHint}
        faults={call.faults}
        numeric="digits"
        autoComplete="one-time-code"
        maxLength={verificationDigits}
        value={code}
        onText={setCode}
        autoFocus
        required
      />
      <Submit call={call} label={words.verify} busy={words.verifying} />
      <Again {...props} />
    </form>
  );
}
