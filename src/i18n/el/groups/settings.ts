import { resourceWords } from '../../shape/entities.ts';
import { productPoints } from '../catalogue/product-points.ts';
import { members, storeUsers } from '../people/members.ts';
import { rights } from '../people/rights.ts';
import { settingsForms } from '../settings/settings-forms.ts';
import { storeProfile } from '../settings/store-profile.ts';

/** The settings of a store: points, switches and limits, product points, cards, tills. */
export const words = {
  ...settingsForms,
  storeProfile,
  storeSettings: {
    points: {
      title: 'Πόντοι ανά απόδειξη',
      reward_points: 'Πόντοι',
      reward_amount: 'για κάθε ποσό',
      reward_floor: 'Μόνο ακέραιοι πόντοι, με στρογγυλοποίηση προς τα κάτω',
      example: '%{amount} → %{points} πόντος |||| %{amount} → %{points} πόντοι',
      before: 'Πριν από τις βαθμίδες και τους πόντους προϊόντων.',
      done: 'Οι πόντοι ανά απόδειξη ενημερώθηκαν',
    },
    flags: {
      title: 'Λειτουργίες του καταστήματος',
      reward_active: 'Το κατάστημα δίνει πόντους',
      points_payment: 'Οι πελάτες μπορούν να πληρώνουν με πόντους',
      fast_payment: 'Γρήγορη πληρωμή',
      thermal_printer: 'Θερμικός εκτυπωτής',
      hints: {
        reward_active: 'Αν είναι ανενεργό, οι αποδείξεις δεν γίνονται δεκτές.',
        points_payment: 'Οι πόντοι καλύπτουν μέρος της απόδειξης ή ολόκληρη.',
        fast_payment:
          'Οι online αποδείξεις καταχωρίζονται αμέσως· αν είναι κλειστό, περιμένουν στις εκκρεμείς πληρωμές.',
        thermal_printer: 'Το ταμείο προτείνει την εκτύπωση αποδεικτικού για κάθε απόδειξη.',
      },
      channel: 'Ειδοποίηση για νέους πόντους μέσω',
      noChannel: 'Χωρίς μήνυμα',
      notSetUp: '%{name} (δεν έχει ρυθμιστεί)',
      done: {
        reward_active: 'Η απόδοση πόντων ενημερώθηκε',
        points_payment: 'Η πληρωμή με πόντους ενημερώθηκε',
        fast_payment: 'Η γρήγορη πληρωμή ενημερώθηκε',
        thermal_printer: 'Ο θερμικός εκτυπωτής ενημερώθηκε',
        channel: 'Το μήνυμα για νέους πόντους ενημερώθηκε',
      },
    },
    limits: {
      title: 'Όρια συναλλαγής',
      hint: 'Αποδείξεις εκτός ορίων δεν γίνονται δεκτές. Αφήστε ένα πεδίο κενό για να μην υπάρχει όριο.',
      min_amount_limit: 'Ελάχιστο ποσό απόδειξης',
      max_amount_limit: 'Μέγιστο ποσό απόδειξης',
      ask_above_amount: 'Το ταμείο ρωτά πάνω από',
      askHint: 'Κενό: 20 φορές η μέση απόδειξη, τουλάχιστον 500 €. Με 0 δεν ρωτά ποτέ.',
      done: 'Το όριο συναλλαγής ενημερώθηκε',
    },
  },
  productPoints: {
    hint: 'Οι πόντοι που προσθέτει κάθε τεμάχιο ενός προϊόντος στην απόδειξή του.',
    of: 'Πόντοι του προϊόντος %{name}',
    sharedBoth: 'Τους ορίζει η εταιρεία, ίδιους σε όλα τα καταστήματα.',
    sharedOffline:
      'Στο κατάστημα δίνει %{points} η εταιρεία· αυτοί ισχύουν για τις online πωλήσεις.',
    sharedOnline:
      'Online δίνει %{points} η εταιρεία· αυτοί ισχύουν για τις πωλήσεις στο κατάστημα.',
  },
  cards: {
    hint: 'Οι κάρτες του προγράμματος, ίδιες σε όλα τα καταστήματα. Μια ελεύθερη κάρτα δίνεται σε πελάτη στο ταμείο.',
    add: 'Προσθήκη καρτών',
    addHint: 'Έως %{most} διαδοχικοί αριθμοί με 4 έως 10 ψηφία, όλοι ή κανένας.',
    first: 'Πρώτος αριθμός',
    count: 'Πλήθος',
    upTo: 'Έως τον αριθμό %{last}',
    added: 'Οι κάρτες προστέθηκαν',
    search: 'Αριθμός κάρτας',
    state: 'Κατάσταση',
    states: { free: 'Ελεύθερη', in_use: 'Σε χρήση' },
    number: 'Αριθμός',
    customer: 'Πελάτης',
    attached: 'Δόθηκε',
    created: 'Προστέθηκε',
    actions: 'Ενέργειες',
    delete: 'Διαγραφή της κάρτας %{number}',
    deleteText: 'Η κάρτα δεν θα μπορεί πλέον να δοθεί σε κανέναν.',
    deleted: 'Η κάρτα διαγράφηκε',
    empty: 'Δεν υπάρχουν ακόμη κάρτες. Προσθέστε μια σειρά αριθμών.',
  },
  tills: {
    paired: 'Η συσκευή συνδέθηκε.',
    unknown: 'Άγνωστη συσκευή',
    seen: 'τελευταία χρήση %{date}',
    pairedBy: 'συνδέθηκε %{date} από %{name}',
    none: 'Δεν έχει συνδεθεί συσκευή.',
    end: 'Αποσύνδεση',
    endOne: 'Αποσύνδεση: %{name}',
    title: 'Συσκευές',
    hint: 'Ένα τάμπλετ ή κινητό γίνεται ταμείο με κωδικό μίας χρήσης. Παραμένει συνδεδεμένο μέχρι να αποσυνδεθεί από εδώ.',
    pair: 'Σύνδεση συσκευής',
    signOut: 'Αποσύνδεση συσκευών',
    signOutText: 'Κάθε συσκευή που έχει συζευχθεί με το «%{name}» θα χρειαστεί νέο κωδικό.',
    signedOut: 'Αποσυνδέθηκε %{smart_count} συσκευή |||| Αποσυνδέθηκαν %{smart_count} συσκευές',
    pairing: 'Συσκευή για το «%{name}»',
    where: 'Ανοίξτε αυτή τη διεύθυνση στη συσκευή και πληκτρολογήστε τον κωδικό:',
    left: 'Ισχύει για ακόμη %{time}',
    expired: 'Ο κωδικός έληξε.',
    again: 'Νέος κωδικός',
  },
  members,
  rights,
  resources: resourceWords(import.meta.glob('../settings/*.ts', { eager: true }), {
    productPoints,
    storeUsers,
  }),
};
