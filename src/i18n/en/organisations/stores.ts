import type { stores as declared } from '../../../../contract/organisations/stores.ts';
import type { Words } from '../../shape/words.ts';

/**
 * The specification records that updating a store reports a product: kept to the letter here
 * (store-update-message-inconsistency).
 */
const storeUpdatedMessage = 'You have successfully updated product';

export const stores = {
  name: 'Store |||| Stores',
  fields: {
    store_id: 'ID',
    name: 'Name',
    app_name: 'Name in the app',
    store_code: 'Store code',
    store_company_network_region_id: 'Network region',
    store_subscription_plan_id: 'Subscription plan',
    email: 'Email',
    primary_phone: 'Phone',
    secondary_phone: 'Second phone',
    vat_number: 'VAT number',
    country_id: 'Country',
    address: 'Address',
    zip: 'Postal code',
    manually_address: 'Address entered manually',
    lat: 'Latitude',
    lon: 'Longitude',
    show_on_map: 'Show on the map',
    online_payment_processing: 'Online payments',
    pos_points_delivery: 'Points at the till',
    loyalty_program_id: 'Loyalty programme',
    coordinates: 'Coordinates',
    statistics: 'At a glance',
    unpaid_billing: 'Unpaid subscription',
    public_api_token: 'Public API token',
    parent_id: 'Company',
    active_subscription: 'Active subscription',
    cancelled_subscription: 'Cancelled subscription',
    expiration_date_subscription: 'Subscription ends',
    registration_date: 'Registered',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'Add the company’s first store and say who runs it.',
    created: 'You have successfully created store',
    updated: storeUpdatedMessage,
    deleted: 'You have successfully deleted store',
    sections: {
      basics: {
        title: 'The store',
        hint: 'What it is called, and the region and programme it belongs to.',
      },
      contact: {
        title: 'Contact',
        hint: 'How customers and you reach it.',
      },
      place: {
        title: 'Place',
        hint: 'Its address, and where it is on the map.',
      },
      manager: {
        title: 'Manager',
        hint: 'Who signs in and runs it.',
      },
    },
  },
} satisfies Words<typeof declared>;
