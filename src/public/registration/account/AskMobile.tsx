import { type FormEvent, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { beginRegistration } from '../../../../contract/people/registration.ts';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { send } from '../../../session/api.ts';
import { checkMobile, isClean } from '../../parts/checks.ts';
import { MobileField } from '../../parts/MobileField.tsx';
import { CallNotes } from '../../parts/Notes.tsx';
import { Submit } from '../../parts/Submit.tsx';
import { useCall } from '../../parts/use-call.ts';
import controls from '../../styles/controls.module.css';
import { Tick } from '../Tick.tsx';
import type { Kept } from './kept.ts';

interface Props {
  readonly kept: Kept;
  readonly onSent: (own: Partial<Kept>) => void;
}

/** Step 1: the mobile, and the terms (registration-tos-required). */
export function AskMobile({ kept, onSent }: Props) {
  const { lang } = useWords();
  const { account: words } = useLoaderData<RegistrationWords>();
  const call = useCall();
  const [country, setCountry] = useState(kept.country);
  const [mobile, setMobile] = useState(kept.mobile);
  const [tos, setTos] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = {
      mobile: checkMobile(mobile),
      tos: tos ? undefined : ({ key: 'validation.tosRequired' } as const),
    };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    const body = { country_id: country, mobile, tos };
    const begin = () =>
      send<typeof beginRegistration>('POST', '/users/registration/init', { body });
    const answer = await call.attempt(begin);
    if (!answer) return;
    const { user_registration_identifier: identifier, mobile: kept } = answer.data.user;
    onSent({ step: 2, identifier, country, mobile: kept, sentAt: Date.now() });
  }
  return (
    <form onSubmit={submit} noValidate className={controls.form}>
      <CallNotes call={call} />
      <MobileField
        country={country}
        mobile={mobile}
        faults={call.faults}
        onCountry={setCountry}
        onMobile={setMobile}
      />
      <Tick
        name="tos"
        label={words.terms}
        checked={tos}
        faults={call.faults}
        onChecked={setTos}
        required
      >
        <a href={`/${lang}/terms-of-service`} target="_blank" rel="noopener">
          {words.readTerms}
        </a>
      </Tick>
      <Submit call={call} label={words.send} busy={words.sending} />
    </form>
  );
}
