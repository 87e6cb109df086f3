import type { Language, Localized } from '../../contract/engine/languages.ts';
import { sayRefusal } from '../../contract/words/say.ts';
import type { AnyCall } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { logged } from '../runtime/log-error.ts';

/** What a company can do about a mail server that did not take something, by what went wrong. */
const sentences = {
  none: {
    el: 'Δεν έχει οριστεί διακομιστής email. Ορίστε πρώτα έναν.',
    en: 'No mail server is set up. Set one up first.',
    it: 'Non è impostato nessun server di posta. Impostane prima uno.',
  },
  unknown: {
    el: 'Δεν υπάρχει διακομιστής με αυτό το όνομα. Ελέγξτε τη διεύθυνση του διακομιστή.',
    en: 'There is no server of that name. Check the address of the server.',
    it: 'Non esiste un server con questo nome. Controlla l’indirizzo del server.',
  },
  closed: {
    el: 'Ο διακομιστής δεν δέχεται συνδέσεις σε αυτή τη θύρα. Ελέγξτε τη θύρα.',
    en: 'The server takes no connections at this port. Check the port.',
    it: 'Il server non accetta connessioni su questa porta. Controlla la porta.',
  },
  silent: {
    el: 'Ο διακομιστής δεν απάντησε εγκαίρως. Ελέγξτε τη διεύθυνση και τη θύρα και δοκιμάστε ξανά.',
    en: 'The server did not answer in time. Check its address and port, and try again.',
    it: 'Il server non ha risposto in tempo. Controlla indirizzo e porta e riprova.',
  },
  insecure: {
    el: 'Δεν έγινε ασφαλής σύνδεση με τον διακομιστή. Ελέγξτε τη θύρα και το πιστοποιητικό του.',
    en: 'No secure connection to the server was possible. Check its port and its certificate.',
    it: 'Non è stata possibile una connessione sicura. Controlla la porta e il certificato del server.',
  },
  denied: {
    el: 'Ο διακομιστής δεν δέχτηκε τα στοιχεία σύνδεσης. Ελέγξτε τον λογαριασμό και τον κωδικό.',
    en: 'The server did not accept the sign-in. Check the account and the password.',
    it: 'Il server non ha accettato l’accesso. Controlla account e password.',
  },
  failed: {
    el: 'Η σύνδεση με τον διακομιστή email απέτυχε. Ελέγξτε τις ρυθμίσεις και δοκιμάστε ξανά.',
    en: 'The connection to the mail server failed. Check the settings and try again.',
    it: 'La connessione al server di posta non è riuscita. Controlla le impostazioni e riprova.',
  },
} as const satisfies Record<string, Localized>;
type Failure = keyof typeof sentences;

/** By the code of the error, or what it calls the code that it wraps. */
const kinds: readonly (readonly [RegExp, Failure])[] = [
  [/^ ?no mail server$/, 'none'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'unknown'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'closed'],
  [/ETIMEDOUT|timeout/i, 'silent'],
  [/certificate|CERT|TLS|SSL/i, 'insecure'],
  [/EAUTH/, 'denied'],
];

interface Failed {
  readonly response?: string;
  readonly code?: string;
  readonly message?: string;
}

const failureOf = ({ code = '', message = '' }: Failed): Failure =>
  kinds.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1] ?? 'failed';

/** Why a mail server did not take something: its own words where it answered, otherwise what can be done. */
function mailFailureText(language: Language, error: unknown): string {
  if (error instanceof Refusal) return sayRefusal(language, error.id);
  const failed = error as Failed;
  return failed.response?.slice(0, 300) ?? sentences[failureOf(failed)][language];
}

/** The same, once the error itself is in the server's log. */
export function failureOfMail(
  { log, language }: Pick<AnyCall, 'log' | 'language'>,
  error: unknown,
) {
  log.warn({ err: logged(error) }, 'a mail server took nothing');
  return mailFailureText(language, error);
}
