import type { synergies as declared } from '../../../../contract/synergies/synergies.ts';
import type { Words } from '../../shape/words.ts';

export const synergies = {
  name: 'Συνεργασία |||| Συνεργασίες',
  fields: {
    synergy_id: 'Κωδικός',
    store_id: 'Εταιρεία',
    name: 'Εταιρεία',
    logo: 'Λογότυπο',
    to_company_id: 'Εταιρεία',
    from_to_points_ratio: 'Ισοτιμία: οι πόντοι μας εκεί',
    to_from_points_ratio: 'Ισοτιμία: οι πόντοι τους εδώ',
    status: 'Κατάσταση',
    asked_by: 'Αιτών',
    created_at: 'Ημερομηνία αιτήματος',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Συμφωνήστε με άλλη εταιρεία ώστε οι πελάτες και των δύο να χρησιμοποιούν τους πόντους τους και στις δύο.',
    created: 'Το αίτημα συνεργασίας στάλθηκε',
    choices: {
      requested: 'Σε αναμονή',
      active: 'Ενεργή',
      rejected: 'Απορρίφθηκε',
      cancelled: 'Ανακλήθηκε',
      ended: 'Τερματίστηκε',
      us: 'Εμείς',
      them: 'Εκείνοι',
    },
  },
} satisfies Words<typeof declared>;
