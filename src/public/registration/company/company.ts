import { useLoaderData } from 'react-router';
import type { Localized } from '../../../../contract/engine/languages.ts';
import type { registerCompany } from '../../../../contract/organisations/registering.ts';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { send } from '../../../session/api.ts';
import { countryOf, defaultCountry } from '../../parts/countries.ts';
import type { Faults } from '../../parts/use-call.ts';
import { writtenOf } from '../TextFields.tsx';
import { useCreated } from '../use-created.ts';
import { useCreating } from '../use-creating.ts';

export const planField = 'company_details.store_subscription_plan_id';
const noWords: Localized = { el: '', en: '', it: '' };

/** The form values of a new company. */
export interface TypedCompany {
  readonly plan: number | undefined;
  readonly name: string;
  readonly country: number;
  readonly vat_number: string;
  /** The country that gave the tax number. */
  readonly vatCountry: number | undefined;
  readonly email: string;
  readonly primary_phone: string;
  readonly programme: Localized;
  readonly description: Localized;
  readonly points_label: string;
  /** The country of the programme. */
  readonly programmeCountry: number | undefined;
}

const emptyCompany = (country: number): TypedCompany => ({
  plan: undefined,
  name: '',
  country,
  vat_number: '',
  vatCountry: undefined,
  email: '',
  primary_phone: '',
  programme: noWords,
  description: noWords,
  points_label: '',
  programmeCountry: undefined,
});

/** Where a new company chooses how to pay (flow-after-company-created), and where one that pays nothing begins. */
const methods = 'loyaltyPanel/general-settings/billing-dashboard/payment-methods';
const firstStore = 'loyaltyPanel/first-steps/store?lead=1';

const required = { key: 'validation.required' } as const;
const missing = (name: string, text: string): Faults => (text.trim() ? {} : { [name]: required });

/** What is missing: one's own installation asks for nothing but the name of a company that pays nothing. */
function faultsOf(typed: TypedCompany, isOwn: boolean, lang: keyof Localized): Faults {
  const isBilled = !isOwn || Boolean(typed.plan);
  return {
    ...(isOwn || typed.plan ? {} : { [planField]: required }),
    ...missing('company_details.name', typed.name),
    ...(isBilled ? missing('company_details.vat_number', typed.vat_number) : {}),
    ...(isBilled ? missing('company_details.email', typed.email) : {}),
    ...(isOwn
      ? {}
      : missing(`loyalty_details.name.${lang}`, Object.values(typed.programme).join(''))),
  };
}

function bodyOf(typed: TypedCompany, lang: keyof Localized) {
  const { name, country, vat_number, email, primary_phone, points_label } = typed;
  const isNamed = Object.values(typed.programme).some((text) => text.trim());
  return {
    company_details: {
      name,
      country_id: country,
      ...writtenOf({ vat_number, email, primary_phone }),
      vat_country_id: typed.vatCountry ?? country,
      store_subscription_plan_id: typed.plan ?? null,
    },
    loyalty_details: {
      // A programme that nobody named is called as its company is.
      name: isNamed ? typed.programme : { ...noWords, [lang]: name },
      description: typed.description,
      ...writtenOf({ points_label }),
      country_id: typed.programmeCountry ?? country,
    },
  };
}

/** The form of a company; `isOwn` where the installation is one's own. */
export function useCompany(isOwn: boolean) {
  const { lang } = useWords();
  const { company: words } = useLoaderData<RegistrationWords>();
  const toPay = useCreated(methods, words.created);
  const toBegin = useCreated(firstStore, words.created);
  const form = useCreating<TypedCompany>({
    kind: 'company',
    empty: emptyCompany(isOwn ? countryOf(lang) : defaultCountry),
    faultsOf: (typed) => faultsOf(typed, isOwn, lang),
    create: async (typed, _, idempotencyKey) => {
      const body = bodyOf(typed, lang);
      const made = await send<typeof registerCompany>('POST', '/companies', {
        body,
        idempotencyKey,
      });
      return made.data.store_id;
    },
    onMade: (id) => (form.typed.plan ? toPay : toBegin)(id),
  });
  return form;
}
