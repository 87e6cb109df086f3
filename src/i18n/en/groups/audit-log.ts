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
  till_pins: { pin_hash: 'PIN', user_id: 'User', store_id: 'Store' },
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
  memberships: { role_id: 'Role', permissions: 'Rights', user_id: 'User', store_id: 'Store' },
  invitations: {
    role_id: 'Role',
    permissions: 'Rights',
    full_name: 'Name',
    mobile: 'Mobile',
    country_id: 'Country',
    invitation_id: 'ID',
    store_id: 'Store',
    app_provider_id: 'Application',
    first_password_hash: 'First password',
    referral: 'Referral',
    marketing: 'Offers',
  },
  default_permissions: { permissions: 'Rights', company: 'Admins', store: 'Store moderators' },
  postings: {
    points: 'Points',
    balance: 'Balance',
    kind: 'Kind',
    user_account_id: 'Customer',
    user_id: 'User',
    store_id: 'Store',
    reason: 'Reason',
  },
  point_titles: {
    title: 'Title',
    description: 'Description',
    from: 'From',
    to: 'To',
    multiplier: 'Multiplier',
    color: 'Colour',
    image: 'Picture',
    expiration_days: 'Days it lasts',
  },
  loyalty_cards: { card_number: 'Card number', user_account_id: 'Customer' },
  customer_imports: {
    name: 'File',
    state: 'State',
    total: 'Rows',
    mapping: 'Columns',
    created: 'New',
    updated: 'Changed',
    skipped: 'Left as they are',
    rejected: 'Rejected',
    duplicates: 'Duplicates',
  },
};

/** Who changed what. */
export const words = {
  audit: {
    fields,
    choices: { ...audited.choices, postings: history.history.kinds },
    before: 'Before',
    after: 'After',
    field: 'Field',
    from: 'IP address',
    call: 'API call',
    who: 'Who',
    system: 'System (automatic)',
    open: 'Show what changed',
    title: 'Change %{id}',
    nothing: 'Nothing to compare.',
  },
  resources: resourceWords(import.meta.glob('../audit/*.ts', { eager: true })),
};
