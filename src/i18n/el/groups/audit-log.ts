import { auditLog } from '../audit-log.ts';

/** Who changed what. */
export const words = {
  audit: {
    before: 'Πριν',
    after: 'Μετά',
    field: 'Πεδίο',
    from: 'Από διεύθυνση',
    call: 'Μέσω',
    who: 'Ποιος',
    system: 'Κανένας συνδεδεμένος (εργασία ή βάση δεδομένων)',
    open: 'Δείτε τι άλλαξε',
    title: 'Αλλαγή %{id}',
    nothing: 'Δεν υπάρχει κάτι να συγκριθεί.',
  },
  resources: { 'audit-log': auditLog },
};
