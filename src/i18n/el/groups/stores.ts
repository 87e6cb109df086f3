import { networkRegions } from '../network-regions.ts';
import { rights } from '../rights.ts';
import { stores } from '../stores.ts';

/** The stores of a company, its regions and its daily limits. */
export const words = {
  stores: {
    summaries: {
      title: 'Σύνοψη καταστημάτων',
      total: 'καταστήματα',
      active: 'με ενεργή συνδρομή',
      inactive: 'ανενεργά',
      cancelled: 'με ακύρωση',
      published: '%{published} από %{products} σε πώληση',
    },
    contact: 'Επικοινωνία',
    place: 'Τοποθεσία',
    manager: 'Υπεύθυνος',
    switches: 'Λειτουργίες του καταστήματος',
    user: {
      new_manager: 'Νέος υπεύθυνος',
      self: 'Υπεύθυνος θα είστε εσείς, %{name}.',
      full_name: 'Ονοματεπώνυμο',
      mobile: 'Κινητό',
      password: 'Αρχικός κωδικός πρόσβασης',
      tos: 'Έχει αποδεχθεί τους όρους χρήσης',
      marketing: 'Δέχεται ενημερωτικά μηνύματα',
    },
    delete: {
      title: 'Διαγραφή του καταστήματος «%{name}»;',
      text: 'Το κατάστημα δεν θα είναι πλέον διαθέσιμο σε κανέναν.',
      history:
        'Το κατάστημα έχει ιστορικό. Οι εγγραφές του διατηρούνται, αλλά κανείς δεν θα μπορεί πλέον να το ανοίξει. Για επιβεβαίωση γράψτε το όνομά του: %{name}',
      typeName: 'Όνομα καταστήματος',
    },
  },
  dailyLimits: {
    hint: 'Όσα μπορεί να καταχωρίσει ένα κατάστημα σε μία ημέρα, χωριστά στο ταμείο και διαδικτυακά. Ένα κενό πεδίο ακολουθεί το όριο της εταιρείας· το 0 σημαίνει χωρίς όριο.',
    store: 'Κατάστημα',
    default: 'Όριο της εταιρείας',
    defaultHint: 'Για κάθε κατάστημα χωρίς δικό του όριο',
    none: 'Χωρίς όριο',
    offline: { amount: 'Στο ταμείο, ποσό', points: 'Στο ταμείο, πόντοι' },
    online: { amount: 'Διαδικτυακά, ποσό', points: 'Διαδικτυακά, πόντοι' },
    empty: 'Η εταιρεία δεν έχει ακόμη καταστήματα.',
    done: 'Το όριο συναλλαγής ενημερώθηκε με επιτυχία',
  },
  rights,
  resources: {
    'stores/stores-tab': stores,
    'stores/network-regions': networkRegions,
  },
};
