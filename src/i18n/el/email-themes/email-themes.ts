import type { emailThemes as declared } from '../../../../contract/email-themes/email-themes.ts';
import type { Words } from '../../shape/words.ts';

export const emailThemes = {
  name: 'Θέμα email |||| Θέματα email',
  fields: {
    store_email_theme_id: 'Κωδικός',
    name: 'Όνομα',
    source: 'Περιεχόμενο',
    thumbnail: 'Μικρογραφία',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Φτιάξτε το πρώτο θέμα: πώς φαίνονται τα email σας, με θέση για το κείμενο κάθε μηνύματος.',
    created: 'Το θέμα δημιουργήθηκε με επιτυχία',
    updated: 'Το θέμα ενημερώθηκε με επιτυχία',
    deleted: 'Το θέμα διαγράφηκε με επιτυχία',
  },
} satisfies Words<typeof declared>;
