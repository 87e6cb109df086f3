import { useLoaderData } from 'react-router';
import type { RegistrationWords } from '../../i18n/load-registration.ts';
import { session } from '../../session/session.ts';
import controls from '../styles/controls.module.css';

/** That an account comes next, for whoever has none, and that nothing is typed twice. */
export function AccountFirst() {
  const { account: words } = useLoaderData<RegistrationWords>();
  return session().token ? null : <p className={controls.hint}>{words.next}</p>;
}
