import { type FormEvent, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { genders } from '../../../../contract/people/genders.ts';
import { defaultReferral } from '../../../../contract/people/referrals.ts';
import type { finishRegistration } from '../../../../contract/people/registration.ts';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { ApiError, send } from '../../../session/api.ts';
import { saveToken } from '../../../session/session.ts';
import { checkFilled, checkNewPassword, checkRepeated, isClean } from '../../parts/checks.ts';
import { Field } from '../../parts/Field.tsx';
import { NewPasswordFields } from '../../parts/NewPasswordFields.tsx';
import { CallNotes } from '../../parts/Notes.tsx';
import { Submit } from '../../parts/Submit.tsx';
import { type Faults, useCall } from '../../parts/use-call.ts';
import controls from '../../styles/controls.module.css';
import { draftOf } from '../draft.ts';
import { ReferralField } from '../ReferralField.tsx';
import { SelectField } from '../SelectField.tsx';
import { OwnStore } from '../store/OwnStore.tsx';
import { emptyStore, faultsOfStore, type TypedStore } from '../store/StoreFields.tsx';
import { Tick } from '../Tick.tsx';
import { dayOf, dayTyped } from './day.ts';
import type { Kept } from './kept.ts';

interface Props {
  readonly kept: Kept;
  /** They are signed in; the store that they open, if any. */
  readonly onDone: (store: TypedStore | undefined) => void;
  /** The server knows nothing of it any more. */
  readonly onOver: () => void;
}

const unsaid = '' as const;
type Gender = (typeof genders)[number] | typeof unsaid;
const said: readonly Gender[] = [unsaid, ...genders];
const person = {
  full_name: '',
  password: '',
  password_confirmation: '',
  gender: unsaid as Gender,
  birth_date: '',
  referral: defaultReferral,
  marketing: false,
};
type Person = typeof person;

const faultsOf = (typed: Person): Faults => ({
  full_name: checkFilled(typed.full_name),
  password: checkNewPassword(typed.password),
  password_confirmation: checkRepeated(typed.password, typed.password_confirmation),
  birth_date:
    typed.birth_date && !dayOf(typed.birth_date) ? { key: 'validation.invalidDay' } : undefined,
});

const sent = ({ gender, birth_date, ...typed }: Person) => ({
  ...typed,
  gender: gender || null,
  birth_date: dayOf(birth_date) ?? null,
});

/** The optional store of step 3: preselected when the address names a store plan. */
function useOwnStore() {
  const [search] = useSearchParams();
  // A store filled in before the account is not requested twice.
  const [isTyped] = useState(() => draftOf('store', emptyStore).waits);
  const isWanted = search.get('kind') === 'store' && !isTyped;
  const [opens, setOpens] = useState(isWanted);
  const plan = isWanted ? Number(search.get('plan')) || undefined : undefined;
  const [store, setStore] = useState<TypedStore>({ ...emptyStore, plan });
  const change = (part: Partial<TypedStore>) => setStore((now) => ({ ...now, ...part }));
  return { isTyped, opens, setOpens, store, change };
}

/** Step 3: who they are and what they open; they are signed in by it. */
function useFinish({ kept, onDone, onOver }: Props) {
  const words = useLoaderData<RegistrationWords>();
  const call = useCall();
  const own = useOwnStore();
  const [typed, setTyped] = useState(person);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = { ...faultsOf(typed), ...(own.opens ? faultsOfStore(own.store, words) : {}) };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    const body = { ...sent(typed), user_registration_identifier: kept.identifier, tos: true };
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
    onDone(own.opens ? own.store : undefined);
  }
  const change = (part: Partial<Person>) => setTyped((now) => ({ ...now, ...part }));
  return { call, typed, change, own, submit };
}

interface PersonProps {
  readonly typed: Person;
  readonly faults: Faults;
  readonly onChange: (part: Partial<Person>) => void;
}

/** The optional personal fields: gender, date of birth, source. */
function PersonFields({ typed, faults, onChange }: PersonProps) {
  const { account: words } = useLoaderData<RegistrationWords>();
  const choices = said.map((value) => ({
    value,
    label: value ? words.genders[value] : words.unsaid,
  }));
  return (
    <>
      <SelectField
        name="gender"
        label={words.gender}
        choices={choices}
        value={typed.gender}
        autoComplete="sex"
        onChoose={(gender) => onChange({ gender })}
      />
      <Field
        name="birth_date"
        label={words.birthDate}
        faults={faults}
        hint={words.birthHint}
        inputMode="numeric"
        autoComplete="off"
        value={typed.birth_date}
        onText={(text) => onChange({ birth_date: dayTyped(text) })}
      />
      <ReferralField
        name="referral"
        value={typed.referral}
        onChoose={(referral) => onChange({ referral })}
      />
    </>
  );
}

export function WhoYouAre(props: Props) {
  const { t } = useWords();
  const { account: words } = useLoaderData<RegistrationWords>();
  const { call, typed, change, own, submit } = useFinish(props);
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
      <PersonFields typed={typed} faults={call.faults} onChange={change} />
      <Tick
        name="marketing"
        label={words.marketing}
        checked={typed.marketing}
        faults={call.faults}
        onChecked={(marketing) => change({ marketing })}
      />
      {own.isTyped ? null : <OwnStore {...own} faults={call.faults} />}
      <Submit call={call} label={words.finish} busy={words.finishing} />
    </form>
  );
}
