import { useLoaderData } from 'react-router';
import type { appProviders } from '../../../../contract/common/common.ts';
import { defaultReferral } from '../../../../contract/people/referrals.ts';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { send } from '../../../session/api.ts';
import { checkFilled, checkMobile } from '../../parts/checks.ts';
import { defaultCountry } from '../../parts/countries.ts';
import { Field } from '../../parts/Field.tsx';
import { MobileField } from '../../parts/MobileField.tsx';
import type { Faults } from '../../parts/use-call.ts';
import { useFetched } from '../../parts/use-fetched.ts';
import { ReferralField } from '../ReferralField.tsx';
import styles from '../registration.module.css';
import { SelectField } from '../SelectField.tsx';
import { Tick } from '../Tick.tsx';

/** The application that people sign in through by default. */
const ownProvider = 1;

/** Who runs a store, as it is typed. */
export const emptyManager = {
  isNew: false,
  full_name: '',
  country: defaultCountry,
  mobile: '',
  provider: ownProvider,
  referral: defaultReferral,
  tos: false,
  marketing: false,
};
export type TypedManager = typeof emptyManager;

const named = (name: string) => `user_details.${name}`;

/** The missing fields of a new manager. */
export const faultsOfManager = ({ isNew, full_name, mobile, tos }: TypedManager): Faults =>
  isNew
    ? {
        [named('full_name')]: checkFilled(full_name),
        [named('mobile')]: checkMobile(mobile),
        [named('tos')]: tos ? undefined : { key: 'validation.tosRequired' },
      }
    : {};

/** As sent: without a new manager the registering user runs the store (new-manager-off). */
export const userDetailsOf = ({ isNew, country, provider, ...own }: TypedManager) =>
  isNew
    ? { new_manager: true, country_id: country, app_provider_id: provider, ...own }
    : { new_manager: false };

interface Props {
  readonly typed: TypedManager;
  readonly faults: Faults;
  readonly onChange: (part: Partial<TypedManager>) => void;
}

const fetchProviders = async () =>
  (await send<typeof appProviders>('GET', '/common/app-providers')).data.app_providers;

/** Through which application they sign in, where there are several. */
function Provider({ typed, onChange }: Omit<Props, 'faults'>) {
  const { store: words } = useLoaderData<RegistrationWords>();
  const fetched = useFetched(fetchProviders);
  if (fetched.state !== 'ready' || fetched.data.length < 2) return null;
  return (
    <SelectField
      name={named('app_provider_id')}
      label={words.provider}
      choices={fetched.data.map(({ app_provider_id, name }) => ({
        value: app_provider_id,
        label: name,
      }))}
      value={typed.provider}
      onChoose={(provider) => onChange({ provider })}
    />
  );
}

function NewManager({ typed, faults, onChange }: Props) {
  const { t } = useWords();
  const { store: words } = useLoaderData<RegistrationWords>();
  return (
    <>
      <Field
        name={named('full_name')}
        label={t('person.fullName')}
        faults={faults}
        maxLength={120}
        autoComplete="off"
        value={typed.full_name}
        onText={(full_name) => onChange({ full_name })}
        required
      />
      <MobileField
        name={named('mobile')}
        country={typed.country}
        mobile={typed.mobile}
        faults={faults}
        onCountry={(country) => onChange({ country })}
        onMobile={(mobile) => onChange({ mobile })}
      />
      <Provider typed={typed} onChange={onChange} />
      <ReferralField
        name={named('referral')}
        value={typed.referral}
        onChoose={(referral) => onChange({ referral })}
      />
      <Tick
        name={named('tos')}
        label={words.managerTos}
        checked={typed.tos}
        faults={faults}
        onChecked={(tos) => onChange({ tos })}
        required
      />
      <Tick
        name={named('marketing')}
        label={words.managerMarketing}
        checked={typed.marketing}
        faults={faults}
        onChecked={(marketing) => onChange({ marketing })}
      />
    </>
  );
}

/** Who runs the store: the registering user, or a new manager, who gets an invitation. */
export function Manager(props: Props) {
  const { store: words } = useLoaderData<RegistrationWords>();
  const { typed, onChange } = props;
  const choices = [
    { isNew: false, label: words.self },
    { isNew: true, label: words.other },
  ];
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>{words.manager}</legend>
        {choices.map(({ isNew, label }) => (
          <label key={label}>
            <input
              type="radio"
              name={named('new_manager')}
              checked={typed.isNew === isNew}
              onChange={() => onChange({ isNew })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {typed.isNew ? <NewManager {...props} /> : null}
    </>
  );
}
