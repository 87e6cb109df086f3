import { type FormEvent, useState } from 'react';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import { consentChannels } from '../../../../contract/messages/consents.ts';
import { callingCountry, understoodAs } from '../../../i18n/shape/calling-country.ts';
import { mobileOf } from '../../../i18n/shape/digits.ts';
import { useCountries } from '../../../public/parts/countries.ts';
import { Field } from '../../../public/parts/Field.tsx';
import { CallNotes } from '../../../public/parts/Notes.tsx';
import { Submit } from '../../../public/parts/Submit.tsx';
import { useCall } from '../../../public/parts/use-call.ts';
import controls from '../../../public/styles/controls.module.css';
import { ApiError } from '../../../session/api.ts';
import { escapeKey } from '../../../session/keys.ts';
import styles from '../parts/pos.module.css';
import type { TillCalls } from '../state/calls.ts';
import type { Registration } from '../state/customer-calls.ts';
import { useCardCheck } from '../state/use-card-check.ts';
import { usePos } from '../state/words.ts';

interface Props {
  readonly code: string;
  readonly calls: TillCalls;
  /** Where a sheet has the title already. */
  readonly inSheet?: boolean;
  readonly onCancel: () => void;
  readonly onDone: (customer: TillCustomer, code: string) => void;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
const isMobile = (code: string) => /^\+?\d{8,15}$/.test(code.replace(/[\s()-]/g, ''));
const noConsents = { sms: false, viber: false, push: false, mail: false };

function useRegistration({ code, calls, onDone }: Props) {
  const call = useCall();
  const [person, setPerson] = useState({
    mobile: isMobile(code) ? mobileOf(code) : '',
    first_name: '',
    last_name: '',
    card_number: /^\d{4,9}$/.test(code) ? code : '',
    consents: noConsents,
  });
  // Whose the mobile is already, once the server has said that somebody has it.
  const [holder, setHolder] = useState<TillCustomer | null>(null);
  const change = (part: Partial<typeof person>) => {
    if (part.mobile !== undefined) setHolder(null);
    setPerson((now) => ({ ...now, ...part }));
  };
  async function register(body: Registration) {
    try {
      return await calls.register(body);
    } catch (error) {
      const isTaken = error instanceof ApiError && error.error === 'already_exists';
      if (isTaken) setHolder(await calls.find(body.mobile).catch(() => null));
      throw error;
    }
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const { last_name, card_number, ...rest } = person;
    const body = {
      ...rest,
      ...(last_name ? { last_name } : {}),
      ...(card_number ? { card_number } : {}),
    };
    const customer = await call.attempt(() => register(body));
    if (customer) onDone(customer, person.mobile);
  }
  const take = holder ? () => onDone(holder, person.mobile) : undefined;
  return { call, person, change, submit, holder, take };
}

type Form = ReturnType<typeof useRegistration>;
type TextName = 'mobile' | 'first_name' | 'last_name' | 'card_number';

const texts = {
  mobile: { label: 'register.mobile', numeric: 'mobile', required: true },
  first_name: { label: 'register.firstName', maxLength: 60, inputMode: 'text', required: true },
  last_name: { label: 'register.lastName', maxLength: 60, inputMode: 'text', required: false },
  card_number: { label: 'register.card', maxLength: 10, numeric: 'digits', required: false },
} as const satisfies Record<TextName, object>;

function Text({
  form,
  name,
  hint,
  first,
}: {
  form: Form;
  name: TextName;
  hint?: string | undefined;
  first?: boolean;
}) {
  const { p } = usePos();
  const { label, ...rest } = texts[name];
  return (
    <Field
      {...rest}
      name={name}
      label={p(label)}
      hint={hint}
      faults={form.call.faults}
      value={form.person[name]}
      onText={(text) => form.change({ [name]: text })}
      autoComplete="off"
      // The cashier has just asked for it: this field takes the keys.
      autoFocus={first ?? false}
    />
  );
}

function Consents({ form: { person, change } }: { form: Form }) {
  const { p } = usePos();
  return (
    <fieldset className={styles.consents}>
      <legend>{p('register.consents')}</legend>
      {consentChannels.map((channel) => (
        <label key={channel} className={styles.toggle}>
          <input
            type="checkbox"
            checked={person.consents[channel]}
            onChange={(event) =>
              change({ consents: { ...person.consents, [channel]: event.target.checked } })
            }
          />
          {p(`register.channels.${channel}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The mobile is a customer's already: they are taken instead. */
function Known({ form: { holder, take } }: { form: Form }) {
  const { p } = usePos();
  if (!holder) return null;
  const name = [holder.first_name, holder.last_name].filter(Boolean).join(' ');
  return (
    <div className={styles.refused} role="alert">
      <span>{p('register.known', { name })}</span>
      {/* Enter does what this button says. */}
      <button type="button" className={styles.action} ref={takeFocus} onClick={take}>
        {p('register.take', { name })}
      </button>
    </div>
  );
}

/** A new customer in seconds: mobile, name, and a consent for each channel. */
export function RegisterStep(props: Props) {
  const { p, lang } = usePos();
  const countries = useCountries(lang);
  const form = useRegistration(props);
  const { call, person } = form;
  const validity = useCardCheck(props.calls, person.card_number);
  const knowsMobile = isMobile(props.code);
  const country = callingCountry(person.mobile, countries);
  return (
    <form
      className={`${styles.column} ${controls.form}`}
      onSubmit={form.submit}
      noValidate
      onKeyDown={(event) => event.key === 'Escape' && props.onCancel()}
    >
      {!props.inSheet && <h2>{p('register.title')}</h2>}
      <CallNotes call={call} />
      <Known form={form} />
      <Text
        form={form}
        name="mobile"
        hint={country && understoodAs(country)}
        first={!knowsMobile}
      />
      <Text form={form} name="first_name" first={knowsMobile} />
      <Text form={form} name="last_name" />
      <Text
        form={form}
        name="card_number"
        hint={person.card_number ? p(`register.cardStates.${validity}`) : undefined}
      />
      <Consents form={form} />
      <Submit call={call} label={p('register.submit')} busy={p('register.submit')} />
      <button type="button" className={styles.second} onClick={props.onCancel}>
        {p('register.cancel')} <kbd>{escapeKey}</kbd>
      </button>
    </form>
  );
}
