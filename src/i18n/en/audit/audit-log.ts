import type { auditLog as declared } from '../../../../contract/audit/audit.ts';
import type { Words } from '../../shape/words.ts';
import { subjects } from '../names/names.data.ts';

export const auditLog = {
  name: 'Change |||| Changes',
  fields: {
    audit_id: 'ID',
    created_at: 'When',
    user_id: 'User',
    user: 'Who',
    action: 'Action',
    subject: 'Item type',
    subject_id: 'ID',
    title: 'Name',
    changed: 'Changed',
    store: 'Store',
    user_account_id: 'Customer',
    store_id: 'In store',
    address: 'IP address',
    call: 'API call',
  },
  texts: {
    empty: 'Every change of rights, points, prices and settings will be listed here.',
    choices: {
      ...subjects,
      insert: 'Added',
      update: 'Changed',
      delete: 'Deleted',
      stores: 'Store',
      memberships: 'Rights of a person',
      till_pins: 'PIN of a cashier',
      invitations: 'Invitation of a person',
      default_permissions: 'Default rights',
      company_settings: 'Company settings',
      store_settings: 'Store settings',
      customer_imports: 'Import of customers',
      loyalty_cards: 'Loyalty card',
      postings: 'Points',
      point_titles: 'Tier',
      products: 'Product',
      company_products: 'Catalogue product',
      product_tags: 'Product tag',
      coupons: 'Coupon',
      synergies: 'Collaboration',
      attribute_definitions: 'Customer attribute',
    },
  },
} satisfies Words<typeof declared>;
