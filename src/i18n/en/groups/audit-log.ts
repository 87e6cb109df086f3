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
    choices: { ...known.choices, postings: history.history.kinds },
    before: 'Before',
    after: 'After',
    field: 'Field',
    from: 'From address',
    call: 'Through',
    who: 'Who',
    system: 'Nobody signed in (a job or the database)',
    open: 'Show what changed',
    title: 'Change %{id}',
    nothing: 'Nothing to compare.',
  },
  resources: { 'audit-log': auditLog },
};
