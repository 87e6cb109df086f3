import type { managedSuppliers as declared } from '../../../../contract/suppliers/company-suppliers.ts';
import type { Words } from '../../shape/words.ts';

export const managedSuppliers = {
  name: 'Supplier |||| Suppliers',
  fields: {
    store_id: 'ID',
    supplier_name: 'Supplier',
    supplier_primary_phone: 'Phone',
    supplier_email_1: 'Email',
    supplier_email_2: 'Second email',
    supplier_country_id: 'Country',
    user_full_name: 'Full name',
    user_mobile: 'Mobile number',
    user_country_id: 'Country of the mobile',
    user_email_1: 'Email of the user',
    user_email_2: 'Second email of the user',
    user_gender: 'Gender',
    gifts_count: 'Gifts',
    open_orders: 'Open orders',
    created_at: 'Created',
  },
  texts: {
    empty: 'Add the suppliers that deliver gifts to your customers.',
    created: 'You have successfully created Supplier',
    deleted: 'You have successfully deleted Supplier',
    choices: { male: 'Male', female: 'Female', other: 'Other' },
  },
} satisfies Words<typeof declared>;

/** The suppliers of a company, who signs in for them and what they are told. */
export const suppliers = {
  delete: {
    title: 'Delete “%{name}”?',
    text: 'Nobody will be able to open this supplier any more. Past orders and invoices are kept.',
  },
  supplier: {
    title: 'The supplier',
    hint: 'Orders for its gifts are emailed to these addresses.',
  },
  user: {
    title: 'Who signs in',
    hint: 'A new user gets a text message and sets a password; someone who already has an account with this mobile keeps their name and password.',
  },
  notYours: 'You do not have the right to see suppliers.',
  message: {
    title: 'Message to suppliers',
    hint: 'Emailed to the supplier when one of their gifts is ordered. {gift}, {store} and {order} are replaced by the gift, the store and the order number. If empty, nothing is sent.',
    subject: 'Subject',
    content: 'Text',
    placeholders: {
      gift: 'Add the gift',
      store: 'Add the store',
      order: 'Add the order number',
    },
    done: 'You have successfully updated Notification Message',
  },
};
