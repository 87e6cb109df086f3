import { failingDays } from '../../../contract/developers/webhooks.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { phrase } from '../../../contract/words/phrase.ts';

type Reason = 'failing' | 'gone';

const mails: Readonly<
  Record<Language, { subject: string; again: string } & Record<Reason, string>>
> = {
  el: {
    subject: 'Το webhook «%{name}» απενεργοποιήθηκε',
    failing: `Η διεύθυνση %{url} δεν δέχεται όσα της στέλνουμε εδώ και ${failingDays} ημέρες. Σταματήσαμε να τη στέλνουμε.`,
    gone: 'Η διεύθυνση %{url} απάντησε ότι δεν υπάρχει πια (410). Σταματήσαμε να τη στέλνουμε.',
    again: 'Όταν λειτουργεί ξανά, ενεργοποιήστε το εδώ και στείλτε ξανά όσα χάθηκαν: %{page}',
  },
  en: {
    subject: 'The webhook “%{name}” was switched off',
    failing: `The address %{url} has not taken what we send for ${failingDays} days. We send nothing more to it.`,
    gone: 'The address %{url} answered that it is gone (410). We send nothing more to it.',
    again: 'Once it works, switch it on here and send again what was missed: %{page}',
  },
  it: {
    subject: 'Il webhook «%{name}» è stato disattivato',
    failing: `L’indirizzo %{url} non accetta ciò che inviamo da ${failingDays} giorni. Non gli inviamo più nulla.`,
    gone: 'L’indirizzo %{url} ha risposto che non esiste più (410). Non gli inviamo più nulla.',
    again: 'Quando funziona di nuovo, attivalo qui e invia di nuovo ciò che è mancato: %{page}',
  },
};

/** Why nothing more is sent, and what to do. */
export function offMail(
  language: Language,
  reason: Reason,
  facts: { name: string; url: string; page: string },
) {
  const words = mails[language];
  return {
    subject: phrase(words.subject, facts),
    body: `${phrase(words[reason], facts)}\n\n${phrase(words.again, facts)}`,
  };
}
