import { audited } from '../../audited.ts';
import { attributeDefinitions } from '../attribute-definitions.ts';
import { auditLog } from '../audit-log.ts';
import { cardOrders } from '../card-orders.ts';
import { cashRegisters } from '../cash-registers.ts';
import { companyProducts } from '../company-products.ts';
import {
  discountCoupons,
  goalCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../coupons.ts';
import { customers } from '../customers.ts';
import { giftCategories } from '../gift-categories.ts';
import { gifts } from '../gifts.ts';
import { networkRegions } from '../network-regions.ts';
import { productCategories } from '../product-categories.ts';
import { productGroups } from '../product-groups.ts';
import { productTags } from '../product-tags.ts';
import { products } from '../products.ts';
import { storeExternalLinks } from '../store-external-links.ts';
import { storeProfile } from '../store-profile.ts';
import { stores } from '../stores.ts';
import { subLoyalties } from '../sub-loyalties.ts';
import { synergies } from '../synergies.ts';
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
