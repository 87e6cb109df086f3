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
  till_pins: { pin_hash: 'PIN', user_id: 'Utente', store_id: 'Negozio' },
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
    role_id: 'Ruolo',
    permissions: 'Permessi',
    user_id: 'Utente',
    store_id: 'Negozio',
  },
  invitations: {
    role_id: 'Ruolo',
    permissions: 'Permessi',
    full_name: 'Nome',
    mobile: 'Cellulare',
    country_id: 'Paese',
    invitation_id: 'ID',
    store_id: 'Negozio',
    app_provider_id: 'Applicazione',
    first_password_hash: 'Prima password',
    referral: 'Segnalazione',
    marketing: 'Offerte',
  },
  default_permissions: {
    permissions: 'Permessi',
    company: 'Amministratori',
    store: 'Operatori dei negozi',
  },
  postings: {
    points: 'Punti',
    balance: 'Saldo',
    kind: 'Tipo',
    user_account_id: 'Cliente',
    user_id: 'Utente',
    store_id: 'Negozio',
    reason: 'Motivo',
  },
  point_titles: {
    title: 'Titolo',
    description: 'Descrizione',
    from: 'Da',
    to: 'A',
    multiplier: 'Moltiplicatore',
    color: 'Colore',
    image: 'Immagine',
    expiration_days: 'Giorni di durata',
  },
  loyalty_cards: { card_number: 'Numero della carta', user_account_id: 'Cliente' },
  customer_imports: {
    name: 'Nome del file',
    state: 'Stato',
    total: 'Righe',
    mapping: 'Colonne',
    created: 'Nuovi',
    updated: 'Modificati',
    skipped: 'Lasciati',
    rejected: 'Rifiutati',
    duplicates: 'Duplicati',
  },
};

/** Who changed what. */
export const words = {
  audit: {
    fields,
    choices: { ...audited.choices, postings: history.history.kinds },
    before: 'Prima',
    after: 'Dopo',
    field: 'Campo',
    from: 'Indirizzo IP',
    call: 'Chiamata API',
    who: 'Chi',
    system: 'Sistema (automatico)',
    open: 'Mostra che cosa è cambiato',
    title: 'Modifica %{id}',
    nothing: 'Niente da confrontare.',
  },
  resources: resourceWords(import.meta.glob('../audit/*.ts', { eager: true })),
};
