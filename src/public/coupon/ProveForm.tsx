import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { PublicCoupon, publicClaim } from '../../../contract/coupons/public-coupons.ts';
import { consentChannels } from '../../../contract/messages/consents.ts';
import { useWords } from '../../i18n/use-words.ts';
import { send } from '../../session/api.ts';
import { checkCode, isClean } from '../parts/checks.ts';
import { Field } from '../parts/Field.tsx';
import { CallNotes, Notice } from '../parts/Notes.tsx';
import { Submit } from '../parts/Submit.tsx';
import { useCall } from '../parts/use-call.ts';
import controls from '../styles/controls.module.css';
import type { Claimed, Person } from './ClaimForm.tsx';
import styles from './coupon.module.css';

interface Props {
  readonly coupon: PublicCoupon;
  readonly person: Person;
  readonly demoCode: string | null;
  readonly onClaimed: (claimed: Claimed) => void;
  readonly onBack: () => void;
}

type Channel = (typeof consentChannels)[number];
const none = { sms: false, viber: false, push: false, mail: false };

interface Typed {
  readonly code: string;
  readonly firstName: string;
  readonly terms: boolean;
  readonly consents: Record<Channel, boolean>;
}

function useClaiming({ coupon, person, onClaimed }: Props) {
  const call = useCall();
  const [typed, setTyped] = useState<Typed>({
    code: '',
    firstName: '',
    terms: false,
    consents: none,
  });
  // Only the server knows who is new: it asks for a name and the terms.
  const [isNew, setIsNew] = useState(false);
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = { verification_code: checkCode(typed.code) };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    const { firstName: first_name, terms, consents } = typed;
    const body = {
      mobile: person.mobile,
      country_id: person.country,
      verification_code: typed.code,
      ...(first_name.trim() ? { first_name: first_name.trim() } : {}),
      terms,
      consents,
    };
    const params = { id: coupon.coupon_id };
    const answer = await call.attempt(() =>
      send<typeof publicClaim>('POST', '/common/fb/coupons/{id}/claims', { params, body }),
    );
    if (answer) onClaimed(answer.data);
  }
  const isAsking = isNew || Boolean(call.faults.first_name || call.faults.terms);
  if (isAsking && !isNew) setIsNew(true);
  return { call, typed, change, submit, isNew };
}

type Claiming = ReturnType<typeof useClaiming>;

function NewPerson({ coupon, claiming }: { coupon: PublicCoupon; claiming: Claiming }) {
  const { t, lang } = useWords();
  const { call, typed, change } = claiming;
  const { consents } = typed;
  return (
    <>
      <Notice tone="info">{t('coupon.newHere')}</Notice>
      <Field
        name="first_name"
        label={t('coupon.firstName')}
        faults={call.faults}
        autoComplete="given-name"
        maxLength={60}
        value={typed.firstName}
        onText={(firstName) => change({ firstName })}
        required
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          name="terms"
          checked={typed.terms}
          aria-invalid={Boolean(call.faults.terms)}
          onChange={(event) => change({ terms: event.target.checked })}
        />
        <Link to={`/${lang}/terms-of-service`} target="_blank">
          {t('coupon.terms')}
        </Link>
      </label>
      <fieldset className={styles.consents}>
        <legend>{t('coupon.consents', { store: coupon.store.name })}</legend>
        {consentChannels.map((channel) => (
          <label key={channel} className={styles.check}>
            <input
              type="checkbox"
              checked={consents[channel]}
              onChange={(event) =>
                change({ consents: { ...consents, [channel]: event.target.checked } })
              }
            />
            {t(`coupon.channels.${channel}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** The code from the message and, of somebody new, a name and what they agree to. */
export function ProveForm(props: Props) {
  const { t } = useWords();
  const claiming = useClaiming(props);
  const { call, typed, change, submit, isNew } = claiming;
  return (
    <form onSubmit={submit} noValidate className={controls.form}>
      <CallNotes call={call} />
      {props.demoCode && (
        <Notice tone="info">{t('coupon.demoCode', { code: props.demoCode })}</Notice>
      )}
      <Field
        name="verification_code"
        label={t('coupon.code')}
        faults={call.faults}
        numeric="digits"
        autoComplete="one-time-code"
        maxLength={6}
        value={typed.code}
        onText={(code) => change({ code })}
        autoFocus
        required
      />
      {isNew && <NewPerson coupon={props.coupon} claiming={claiming} />}
      <Submit call={call} label={t('coupon.claim')} busy={t('coupon.claiming')} />
      <button type="button" className={controls.link} onClick={props.onBack}>
        {t('coupon.other')}
      </button>
    </form>
  );
}
