import { audited } from '../../shape/audited.ts';
import { auditLog } from '../audit/audit-log.ts';
import { companyProducts } from '../catalogue/company-products.ts';
import { productCategories } from '../catalogue/product-categories.ts';
import { productGroups } from '../catalogue/product-groups.ts';
import { productTags } from '../catalogue/product-tags.ts';
import { products } from '../catalogue/products.ts';
import {
  discountCoupons,
  goalCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../coupons/coupons.ts';
import { attributeDefinitions } from '../customers/attribute-definitions.ts';
import { cardOrders } from '../customers/card-orders.ts';
import { customers } from '../customers/customers.ts';
import { giftCategories } from '../gifts/gift-categories.ts';
import { gifts } from '../gifts/gifts.ts';
import { networkRegions } from '../organisations/network-regions.ts';
import { stores } from '../organisations/stores.ts';
import { subLoyalties } from '../organisations/sub-loyalties.ts';
import { cashRegisters } from '../settings/cash-registers.ts';
import { storeExternalLinks } from '../settings/store-external-links.ts';
import { storeProfile } from '../settings/store-profile.ts';
import { synergies } from '../synergies/synergies.ts';
import { words as businessProfile } from './business-profile.ts';
import { words as history } from './history.ts';
import { words as settings } from './settings.ts';

const known = audited(
  {
    ...businessProfile,
    attributeDefinitions,
    cardOrders,
    cashRegisters,
    companyProducts,
    customers,
    giftCategories,
    gifts,
    networkRegions,
    productCategories,
    productGroups,
    productTags,
    products,
    storeExternalLinks,
    storeProfile,
    stores,
    subLoyalties,
    synergies,
  },
  [visitCoupons, voucherCoupons, productCoupons, discountCoupons, goalCoupons],
  settings.storeSettings,
);

const fields = {
  ...known.fields,
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
    store: 'Υπεύθυνοι καταστημάτων',
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
    choices: { ...known.choices, postings: history.history.kinds },
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
