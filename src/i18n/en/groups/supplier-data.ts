/** The data of a supplier. */
export const words = {
  supplierData: {
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    vat: 'VAT number',
    address: 'Address',
    gifts: 'Gifts in the catalogue',
    user: 'Signed in',
    settings: 'Reports',
    primary_email: 'Primary email',
    secondary_email: 'Secondary email',
    columns: 'Columns of the CSV files',
    column: {
      pon: 'Order number',
      email: 'Email',
      address: 'Address',
      name: 'Name',
      postal_code: 'Postal code',
      mobile: 'Mobile',
      printed_catalog_code: 'Catalogue code',
      order_date: 'Order date',
      city: 'City',
    },
  },
};
