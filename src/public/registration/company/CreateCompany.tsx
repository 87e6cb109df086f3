import { Link, useLoaderData, useLocation } from 'react-router';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Failed } from '../../parts/Failed.tsx';
import { CallNotes, Notice } from '../../parts/Notes.tsx';
import { Page } from '../../parts/Page.tsx';
import { Submit } from '../../parts/Submit.tsx';
import { Waiting } from '../../parts/Waiting.tsx';
import controls from '../../styles/controls.module.css';
import { AccountFirst } from '../AccountFirst.tsx';
import { PlanChoice } from '../PlanChoice.tsx';
import styles from '../registration.module.css';
import { useOffered } from '../use-offered.ts';
import { MainFields, OtherFields, ProgrammeName } from './CompanyFields.tsx';
import { planField, useCompany } from './company.ts';
import { useSuperAdmin } from './use-super-admin.ts';

export { loadWords as loader } from '../load-words.ts';

function Form({ isOwn }: { isOwn: boolean }) {
  const { lang } = useWords();
  const { company: words } = useLoaderData<RegistrationWords>();
  const { call, typed, change, seller, submit } = useCompany(isOwn);
  const { faults } = call;
  const fields = { typed, faults, onChange: change };
  return (
    <form onSubmit={submit} noValidate className={controls.form}>
      <CallNotes call={call} />
      <PlanChoice
        kind="company"
        seller={seller}
        name={planField}
        chosen={typed.plan}
        free={isOwn}
        faults={faults}
        onChosen={(plan) => change({ plan })}
      />
      {isOwn ? null : <h2 className={styles.part}>{words.details}</h2>}
      <MainFields {...fields} billed={!isOwn || Boolean(typed.plan)} />
      {isOwn ? (
        <details className={styles.words}>
          <summary>{words.more}</summary>
          <div className={styles.inside}>
            <ProgrammeName {...fields} />
            <OtherFields {...fields} />
          </div>
        </details>
      ) : (
        <>
          <h2 className={styles.part}>{words.programme}</h2>
          <ProgrammeName {...fields} required />
          <OtherFields {...fields} />
        </>
      )}
      <Submit call={call} label={words.submit} busy={words.busy} />
      {isOwn && !typed.plan ? null : <p className={controls.hint}>{words.payLater}</p>}
      <AccountFirst />
      {isOwn ? (
        <p className={controls.links}>
          <Link to={`/${lang}/user-stores?choose=1`}>{words.toInstallation}</Link>
        </p>
      ) : null}
    </form>
  );
}

/** The form, where a plan can be chosen or none is needed. */
function Offered({ isOwn }: { isOwn: boolean }) {
  const { plans } = useLoaderData<RegistrationWords>();
  const offered = useOffered('company');
  if (isOwn || offered) return <Form isOwn={isOwn} />;
  return offered === undefined ? <Waiting /> : <p>{plans.none}</p>;
}

/** A company with its programme: on a plan, or free where the installation is one's own. */
export function Component() {
  const { company: words, account } = useLoaderData<RegistrationWords>();
  const state = useLocation().state as { created?: boolean } | null;
  const own = useSuperAdmin();
  const isOwn = own.state === 'ready' && own.data;
  return (
    <Page
      title={isOwn ? words.yours : words.title}
      lead={isOwn ? words.yoursLead : words.lead}
      shape="split"
    >
      {state?.created ? <Notice tone="success">{account.created}</Notice> : null}
      {own.state === 'loading' && <Waiting />}
      {own.state === 'failed' && <Failed title={words.failed} {...own} />}
      {own.state === 'ready' && <Offered isOwn={own.data} />}
    </Page>
  );
}
