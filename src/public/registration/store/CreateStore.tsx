import { useLoaderData, useLocation } from 'react-router';
import type { registerStore } from '../../../../contract/organisations/registering.ts';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import { send } from '../../../session/api.ts';
import { CallNotes, Notice } from '../../parts/Notes.tsx';
import { Page } from '../../parts/Page.tsx';
import { Submit } from '../../parts/Submit.tsx';
import { Waiting } from '../../parts/Waiting.tsx';
import controls from '../../styles/controls.module.css';
import { AccountFirst } from '../AccountFirst.tsx';
import { useCreated } from '../use-created.ts';
import { useCreating } from '../use-creating.ts';
import { useOffered } from '../use-offered.ts';
import { emptyManager, faultsOfManager, Manager, userDetailsOf } from './Manager.tsx';
import { detailsOf, emptyStore, faultsOfStore, StoreFields } from './StoreFields.tsx';

export { loadWords as loader } from '../load-words.ts';

function useStore() {
  const words = useLoaderData<RegistrationWords>();
  const onMade = useCreated('storePanel', words.store.created);
  return useCreating({
    kind: 'store',
    empty: { ...emptyStore, manager: emptyManager },
    faultsOf: (typed) => ({ ...faultsOfStore(typed, words), ...faultsOfManager(typed.manager) }),
    create: async (typed, seller, idempotencyKey) => {
      const body = {
        store_details: detailsOf(typed, seller),
        user_details: userDetailsOf(typed.manager),
      };
      const made = await send<typeof registerStore>('POST', '/stores', { body, idempotencyKey });
      return made.data.store_id;
    },
    onMade,
  });
}

function Form() {
  const { store: words } = useLoaderData<RegistrationWords>();
  const { call, typed, change, seller, submit } = useStore();
  return (
    <form onSubmit={submit} noValidate className={controls.form}>
      <CallNotes call={call} />
      <StoreFields seller={seller} typed={typed} faults={call.faults} onChange={change} />
      <Manager
        typed={typed.manager}
        faults={call.faults}
        onChange={(part) => change({ manager: { ...typed.manager, ...part } })}
      />
      <Submit call={call} label={words.submit} busy={words.busy} />
      <AccountFirst />
    </form>
  );
}

/** A store of the company whose plan was chosen, and who runs it (flow-after-store-registration). */
export function Component() {
  const { store: words, account, plans } = useLoaderData<RegistrationWords>();
  const state = useLocation().state as { created?: boolean } | null;
  const offered = useOffered('store');
  return (
    <Page title={words.title} lead={words.lead} shape="split">
      {state?.created ? <Notice tone="success">{account.created}</Notice> : null}
      {offered === undefined ? <Waiting /> : null}
      {offered === false ? <p>{plans.none}</p> : null}
      {offered ? <Form /> : null}
    </Page>
  );
}
