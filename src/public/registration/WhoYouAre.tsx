import { type FormEvent, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { finishRegistration } from '../../../contract/people/registration.ts';
import type { RegistrationWords } from '../../i18n/load-registration.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ApiError, send } from '../../session/api.ts';
import { saveToken } from '../../session/session.ts';
import { checkFilled, checkNewPassword, checkRepeated, isClean } from '../parts/checks.ts';
import { Field } from '../parts/Field.tsx';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { CallNotes } from '../parts/Notes.tsx';
import { Submit } from '../parts/Submit.tsx';
import { useCall } from '../parts/use-call.ts';
import controls from '../styles/controls.module.css';
import type { Kept } from './kept.ts';
import { Tick } from './Tick.tsx';

interface Props {
  readonly kept: Kept;
  readonly onDone: () => void;
  /** The server knows nothing of it any more. */
  readonly onOver: () => void;
}

const empty = { full_name: '', password: '', password_confirmation: '', marketing: false };

/** Step 3: who they are; they are signed in by it. */
function useFinish({ kept, onDone, onOver }: Props) {
  const call = useCall();
  const [typed, setTyped] = useState(empty);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = {
      full_name: checkFilled(typed.full_name),
      password: checkNewPassword(typed.password),
      password_confirmation: checkRepeated(typed.password, typed.password_confirmation),
    };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    const body = { ...typed, user_registration_identifier: kept.identifier, tos: true };
    const finish = () =>
      send<typeof finishRegistration>('POST', '/users/registration/finalize', { body }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.error === 'registration_over') onOver();
          throw error;
        },
      );
    const answer = await call.attempt(finish);
    if (!answer) return;
    saveToken(answer.data.access_token);
    onDone();
  }
  const change = (part: Partial<typeof empty>) => setTyped((now) => ({ ...now, ...part }));
  return { call, typed, change, submit };
}

export function WhoYouAre(props: Props) {
  const { t } = useWords();
  const { account: words } = useLoaderData<RegistrationWords>();
  const { call, typed, change, submit } = useFinish(props);
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
        autoFocus
        required
      />
      <NewPasswordFields typed={typed} faults={call.faults} onChange={change} />
      <Tick
        name="marketing"
        label={words.marketing}
        checked={typed.marketing}
        faults={call.faults}
        onChecked={(marketing) => change({ marketing })}
      />
      <Submit call={call} label={words.finish} busy={words.finishing} />
    </form>
  );
}
