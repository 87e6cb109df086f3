import type { rewards as declared } from '../../../../contract/rewards/rewards.ts';
import type { Words } from '../../shape/words.ts';

export const rewards = {
  name: 'Ανταμοιβή |||| Ανταμοιβές',
  fields: {
    reward_id: 'ID',
    title: 'Τίτλος',
    points: 'Πόντοι',
    gift_ids: 'Δώρα',
    coupon_claim_valid_days: 'Ημέρες για εξαργύρωση',
    coupon_notification: 'Να σταλεί και το μήνυμα του δώρου',
    system_notification_ids: 'Κανάλια',
    notifier_type: 'Τρόπος ενημέρωσης',
    override_user_notification_settings: 'Ενημέρωση όλων',
    sms: 'SMS',
    email: 'Email',
    push: 'Ειδοποίηση push',
    viber: 'Viber',
    campaigns: 'Καμπάνιες',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Φτιάξτε την πρώτη ανταμοιβή: πόντους, δώρα ή και τα δύο, και τι θα διαβάσουν οι πελάτες.',
    created: 'Δημιουργήσατε επιτυχώς την ανταμοιβή',
    updated: 'Ενημερώσατε επιτυχώς την ανταμοιβή',
    deleted: 'Διαγράψατε επιτυχώς την ανταμοιβή',
    choices: {
      priority: 'Ένα κανάλι μετά το άλλο',
      all: 'Όλα τα κανάλια',
    },
  },
} satisfies Words<typeof declared>;
