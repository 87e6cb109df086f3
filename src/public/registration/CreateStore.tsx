import { useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import type { registerStore } from '../../../contract/organisations/registering.ts';
import type { RegistrationWords } from '../../i18n/load-registration.ts';
import { send } from '../../session/api.ts';
import { CallNotes, Notice } from '../parts/Notes.tsx';
import { Page } from '../parts/Page.tsx';
import { Submit } from '../parts/Submit.tsx';
import controls from '../styles/controls.module.css';
import { CountryField } from './CountryField.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { emptyAmong, type Line, TextFields, writtenOf } from './TextFields.tsx';
import { useCreated } from './use-created.ts';
import { useCreating } from './use-creating.ts';

export { loadWordsSignedIn as loader } from './load-words.ts';

const empty = { name: '', vat_number: '', address: '', zip: '', email: '', primary_phone: '' };
const group = 'store_details';
const planField = 'store_details.store_subscription_plan_id';

function useLines(): readonly Line<keyof typeof empty>[] {
  const { store, company } = useLoaderData<RegistrationWords>();
  return [
    {
      name: 'name',
      label: store.name,
      required: true,
      maxLength: 120,
      autoComplete: 'organization',
    },
    { name: 'vat_number', label: company.vat, required: true, numeric: 'digits', maxLength: 20 },
    { name: 'address', label: store.address, maxLength: 200, autoComplete: 'street-address' },
    { name: 'zip', label: store.zip, maxLength: 12, autoComplete: 'postal-code' },
    { name: 'email', label: company.email, maxLength: 254, type: 'email', autoComplete: 'email' },
    {
      name: 'primary_phone',
      label: company.phone,
      maxLength: 25,
      type: 'tel',
      autoComplete: 'tel',
    },
  ];
}

function useStore() {
  const lines = useLines();
  const [typed, setTyped] = useState(empty);
  const onMade = useCreated('storePanel');
  const form = useCreating({
    planField,
    onMade,
    faultsOf: () => emptyAmong(group, lines, typed),
    create: async ({ plan, country: country_id, seller: parent_id, idempotencyKey }) => {
      const store_details = {
        ...writtenOf(typed),
        name: typed.name,
        country_id,
        parent_id,
        store_subscription_plan_id: plan,
      };
      const body = { store_details, user_details: {} };
      const made = await send<typeof registerStore>('POST', '/stores', { body, idempotencyKey });
      return made.data.store_id;
    },
  });
  return { ...form, lines, typed, setTyped };
}

/** A store of whoever is signed in, of the company whose plan was chosen (flow-after-store-registration). */
export function Component() {
  const { store: words, company, account } = useLoaderData<RegistrationWords>();
  const { call, lines, typed, setTyped, submit, ...chosen } = useStore();
  const state = useLocation().state as { created?: boolean } | null;
  return (
    <Page title={words.title} lead={words.lead} shape="split">
      {state?.created ? <Notice tone="success">{account.created}</Notice> : null}
      <form onSubmit={submit} noValidate className={controls.form}>
        <CallNotes call={call} />
        <PlanChoice
          kind="store"
          seller={chosen.seller}
          name={planField}
          chosen={chosen.plan}
          faults={call.faults}
          onChosen={chosen.setPlan}
        />
        <CountryField
          name="store_details.country_id"
          label={company.country}
          value={chosen.country}
          onChoose={chosen.setCountry}
        />
        <TextFields
          group={group}
          lines={lines}
          typed={typed}
          faults={call.faults}
          onChange={(part) => setTyped({ ...typed, ...part })}
        />
        <Submit call={call} label={words.submit} busy={words.busy} />
      </form>
    </Page>
  );
}
