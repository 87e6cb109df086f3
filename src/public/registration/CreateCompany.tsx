import { useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import type { registerCompany } from '../../../contract/organisations/registering.ts';
import type { RegistrationWords } from '../../i18n/load-registration.ts';
import { useWords } from '../../i18n/use-words.ts';
import { send } from '../../session/api.ts';
import { CallNotes, Notice } from '../parts/Notes.tsx';
import { Page } from '../parts/Page.tsx';
import { Submit } from '../parts/Submit.tsx';
import controls from '../styles/controls.module.css';
import { CountryField } from './CountryField.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import styles from './registration.module.css';
import { emptyAmong, type Line, TextFields, writtenOf } from './TextFields.tsx';
import { useCreated } from './use-created.ts';
import { useCreating } from './use-creating.ts';

export { loadWordsSignedIn as loader } from './load-words.ts';

const company = { name: '', vat_number: '', email: '', primary_phone: '' };
const programme = { name: '', points_label: '', description: '' };
const planField = 'company_details.store_subscription_plan_id';
/** Where a new company chooses how to pay (flow-after-company-created). */
const methods = 'loyaltyPanel/general-settings/billing-dashboard/payment-methods';

function useLines() {
  const { company: words } = useLoaderData<RegistrationWords>();
  const of: readonly Line<keyof typeof company>[] = [
    {
      name: 'name',
      label: words.name,
      required: true,
      maxLength: 120,
      autoComplete: 'organization',
    },
    { name: 'vat_number', label: words.vat, required: true, numeric: 'digits', maxLength: 20 },
    {
      name: 'email',
      label: words.email,
      required: true,
      maxLength: 254,
      type: 'email',
      autoComplete: 'email',
    },
    { name: 'primary_phone', label: words.phone, maxLength: 25, type: 'tel', autoComplete: 'tel' },
  ];
  const its: readonly Line<keyof typeof programme>[] = [
    {
      name: 'name',
      label: words.programmeName,
      hint: words.programmeHint,
      required: true,
      maxLength: 80,
    },
    { name: 'points_label', label: words.points, hint: words.pointsHint, maxLength: 40 },
    { name: 'description', label: words.description, maxLength: 1000 },
  ];
  return { of, its };
}

function useCompany() {
  const { lang } = useWords();
  const lines = useLines();
  const [typed, setTyped] = useState({ company, programme });
  const onMade = useCreated(methods);
  // The other languages are filled from Greek until somebody writes theirs.
  const inAll = (text: string | null) => ({ en: '', it: '', [lang]: text ?? '', el: text ?? '' });
  const form = useCreating({
    planField,
    onMade,
    faultsOf: () => ({
      ...emptyAmong('company_details', lines.of, typed.company),
      ...emptyAmong('loyalty_details', lines.its, typed.programme),
    }),
    create: async ({ plan, country: country_id, idempotencyKey }) => {
      const { name, points_label, description } = writtenOf(typed.programme);
      const body = {
        company_details: {
          ...writtenOf(typed.company),
          name: typed.company.name,
          country_id,
          store_subscription_plan_id: plan,
        },
        loyalty_details: { name: inAll(name), points_label, description: inAll(description) },
      };
      const made = await send<typeof registerCompany>('POST', '/companies', {
        body,
        idempotencyKey,
      });
      return made.data.store_id;
    },
  });
  return { ...form, lines, typed, setTyped };
}

/** A company of whoever is signed in, with its programme. */
export function Component() {
  const { company: words, account } = useLoaderData<RegistrationWords>();
  const { call, lines, typed, setTyped, submit, ...chosen } = useCompany();
  const { faults } = call;
  const state = useLocation().state as { created?: boolean } | null;
  return (
    <Page title={words.title} lead={words.lead} shape="split">
      {state?.created ? <Notice tone="success">{account.created}</Notice> : null}
      <form onSubmit={submit} noValidate className={controls.form}>
        <CallNotes call={call} />
        <PlanChoice
          kind="company"
          seller={chosen.seller}
          name={planField}
          chosen={chosen.plan}
          faults={faults}
          onChosen={chosen.setPlan}
        />
        <h2 className={styles.part}>{words.details}</h2>
        <CountryField
          name="company_details.country_id"
          label={words.country}
          value={chosen.country}
          onChoose={chosen.setCountry}
        />
        <TextFields
          group="company_details"
          lines={lines.of}
          typed={typed.company}
          faults={faults}
          onChange={(part) => setTyped({ ...typed, company: { ...typed.company, ...part } })}
        />
        <h2 className={styles.part}>{words.programme}</h2>
        <TextFields
          group="loyalty_details"
          lines={lines.its}
          typed={typed.programme}
          faults={faults}
          onChange={(part) => setTyped({ ...typed, programme: { ...typed.programme, ...part } })}
        />
        <Submit call={call} label={words.submit} busy={words.busy} />
        <p className={controls.hint}>{words.payLater}</p>
      </form>
    </Page>
  );
}
