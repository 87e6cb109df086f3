import { withForms } from '../../shape/audited-forms.ts';
import { resourceWords } from '../../shape/entities.ts';
import { audited } from '../names/audited.data.ts';
import { storeProfile } from '../settings/store-profile.ts';
import { words as businessProfile } from './business-profile.ts';
import { words as history } from './history.ts';
import { words as settings } from './settings.ts';

const { wallets } = businessProfile.businessProfile;

const fields = {
  ...withForms(audited.fields, { ...businessProfile, ...settings, storeProfile }),
  till_pins: { pin_hash: 'PIN', user_id: 'Χρήστης', store_id: 'Κατάστημα' },
  wallets: {
    apple_certificate: wallets.certificate,
    apple_authority: wallets.authority,
    apple_key: `${wallets.apple}: ${wallets.key}`,
    apple_pass_type: wallets.passType,
    apple_team: wallets.team,
    apple_expires_at: wallets.expires,
    google_issuer: wallets.issuer,
    google_account: wallets.account,
    google_key: `${wallets.google}: ${wallets.service_account}`,
  },
  memberships: {
    role_id: 'Ρόλος',
    permissions: 'Δικαιώματα',
    user_id: 'Χρήστης',
    store_id: 'Κατάστημα',
  },
  invitations: {
    role_id: 'Ρόλος',
    permissions: 'Δικαιώματα',
    full_name: 'Όνομα',
    mobile: 'Κινητό',
    country_id: 'Χώρα',
    invitation_id: 'ID',
    store_id: 'Κατάστημα',
    app_provider_id: 'Εφαρμογή σύνδεσης',
    first_password_hash: 'Αρχικός κωδικός πρόσβασης',
    referral: 'Σύσταση',
    marketing: 'Προσφορές',
  },
  default_permissions: {
    permissions: 'Δικαιώματα',
    company: 'Διαχειριστές',
    store: 'Χειριστές καταστημάτων',
  },
  postings: {
    points: 'Πόντοι',
    balance: 'Υπόλοιπο',
    kind: 'Είδος',
    user_account_id: 'Πελάτης',
    user_id: 'Χρήστης',
    store_id: 'Κατάστημα',
    reason: 'Αιτία',
  },
  point_titles: {
    title: 'Τίτλος',
    description: 'Περιγραφή',
    from: 'Από',
    to: 'Έως',
    multiplier: 'Πολλαπλασιαστής',
    color: 'Χρώμα',
    image: 'Εικόνα',
    expiration_days: 'Ημέρες που διαρκεί',
  },
  loyalty_cards: { card_number: 'Αριθμός κάρτας', user_account_id: 'Πελάτης' },
  customer_imports: {
    name: 'Αρχείο',
    state: 'Κατάσταση',
    total: 'Γραμμές',
    mapping: 'Στήλες',
    created: 'Νέοι',
    updated: 'Άλλαξαν',
    skipped: 'Έμειναν',
    rejected: 'Απορρίφθηκαν',
    duplicates: 'Διπλοί',
  },
};

/** Who changed what. */
export const words = {
  audit: {
    fields,
    choices: { ...audited.choices, postings: history.history.kinds },
    before: 'Πριν',
    after: 'Μετά',
    field: 'Πεδίο',
    from: 'Διεύθυνση IP',
    call: 'Κλήση API',
    who: 'Ποιος',
    system: 'Σύστημα (αυτόματα)',
    open: 'Δείτε τι άλλαξε',
    title: 'Αλλαγή %{id}',
    nothing: 'Δεν υπάρχουν διαφορές.',
  },
  resources: resourceWords(import.meta.glob('../audit/*.ts', { eager: true })),
};
