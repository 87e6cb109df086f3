import { useLoaderData } from 'react-router';
import type { RegistrationWords } from '../../i18n/load-registration.ts';
import { session } from '../../session/session.ts';
import controls from '../styles/controls.module.css';

/** Tells visitors without an account that it comes next and that their input is saved. */
export function AccountFirst() {
  const { account: words } = useLoaderData<RegistrationWords>();
  return session().token ? null : <p className={controls.hint}>{words.next}</p>;
}
