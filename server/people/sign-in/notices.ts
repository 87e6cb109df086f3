import { eq } from 'drizzle-orm';
import { type Language, languageOf } from '../../../contract/engine/languages.ts';
import { e164Of } from '../../common/phones.ts';
import type { Executor } from '../../db/executor.ts';
import { platformId, queueMessage } from '../../messages/outbox.ts';
import { languageOfCountry } from '../../messages/texts.ts';
import { usersTable } from '../../tables/people.ts';

/** What somebody is told of, because it may not have been them. */
export type Change = 'password' | 'factors' | 'recovery_codes';

const texts: Record<Language, { changed: Record<Change, string>; warning: string }> = {
  el: {
    changed: {
      password: 'ο κωδικός πρόσβασής σας άλλαξε.',
      factors: 'άλλαξε ο τρόπος με τον οποίο επιβεβαιώνετε ότι συνδέεστε εσείς.',
      recovery_codes: 'δημιουργήθηκαν νέοι κωδικοί ανάκτησης και οι παλιοί δεν ισχύουν πια.',
    },
    warning: 'Αν δεν το κάνατε εσείς, ορίστε αμέσως νέο κωδικό πρόσβασης από τη σελίδα σύνδεσης.',
  },
  en: {
    changed: {
      password: 'your password was changed.',
      factors: 'how you prove at sign-in that it is you was changed.',
      recovery_codes: 'new recovery codes were made, and the old ones are no longer valid.',
    },
    warning: 'If it was not you, set a new password from the sign-in page at once.',
  },
  it: {
    changed: {
      password: 'la tua password è stata cambiata.',
      factors: 'è cambiato il modo in cui confermi che sei tu ad accedere.',
      recovery_codes: 'sono stati creati nuovi codici di recupero e quelli vecchi non valgono più.',
    },
    warning: 'Se non sei stato tu, imposta subito una nuova password dalla pagina di accesso.',
  },
};

/**
 * Tells somebody by a text, in their language, that how they sign in was changed: sent if and only if
 * the change commits. A password that is set with a code is not told of again, for the code was.
 */
export async function tellOf(tx: Executor, userId: number, change: Change): Promise<void> {
  const { mobile, language_id, country_id } = usersTable;
  const [user] = await tx
    .select({ mobile, language_id, country_id })
    .from(usersTable)
    .where(eq(usersTable.user_id, userId));
  if (!user) return;
  const language = user.language_id
    ? languageOf(user.language_id)
    : languageOfCountry(user.country_id);
  const { changed, warning } = texts[language];
  const body = `Pistos: ${changed[change]} ${warning}`;
  await queueMessage(tx, { companyId: platformId, channel: 'sms', recipient: e164Of(user), body });
}
