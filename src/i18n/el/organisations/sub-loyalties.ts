import type { subLoyalties as declared } from '../../../../contract/organisations/sub-loyalties.ts';
import type { Words } from '../../shape/words.ts';

export const subLoyalties = {
  name: 'Πρόγραμμα |||| Προγράμματα',
  fields: {
    loyalty_program_id: 'ID',
    name: 'Όνομα',
    description: 'Περιγραφή',
    points_label: 'Ονομασία των πόντων του',
    logo: 'Λογότυπο',
    country_id: 'Χώρα',
    active: 'Ενεργό',
    gifts_count: 'Δώρα',
    created_at: 'Προστέθηκε',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Επιμέρους προγράμματα του δικού σας, με λογότυπο και ονομασία για τους πόντους τους. Τα δώρα μπορούν να ανήκουν σε αυτά.',
    created: 'Το πρόγραμμα δημιουργήθηκε',
    updated: 'Το πρόγραμμα ενημερώθηκε',
    deleted: 'Το πρόγραμμα διαγράφηκε',
  },
} satisfies Words<typeof declared>;
