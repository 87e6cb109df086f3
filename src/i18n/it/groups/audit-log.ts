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
  memberships: { role_id: 'Ruolo', permissions: 'Diritti', user_id: 'Utente', store_id: 'Negozio' },
  invitations: {
    role_id: 'Ruolo',
    permissions: 'Diritti',
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
    permissions: 'Diritti',
    company: 'Amministratori',
    store: 'Responsabili dei negozi',
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
    duplicates: 'Doppioni',
  },
};

/** Who changed what. */
export const words = {
  audit: {
    fields,
    choices: { ...known.choices, postings: history.history.kinds },
    before: 'Prima',
    after: 'Dopo',
    field: 'Campo',
    from: 'Dall’indirizzo',
    call: 'Tramite',
    who: 'Chi',
    system: 'Nessuno connesso (un processo o il database)',
    open: 'Mostra che cosa è cambiato',
    title: 'Modifica %{id}',
    nothing: 'Niente da confrontare.',
  },
  resources: { 'audit-log': auditLog },
};
