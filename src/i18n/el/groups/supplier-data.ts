/** The data of a supplier. */
export const words = {
  supplierData: {
    company: 'Εταιρεία',
    email: 'Email',
    phone: 'Τηλέφωνο',
    vat: 'ΑΦΜ',
    address: 'Διεύθυνση',
    gifts: 'Δώρα στον κατάλογο',
    user: 'Συνδεδεμένος χρήστης',
    settings: 'Αναφορές',
    primary_email: 'Κύριο email',
    secondary_email: 'Δεύτερο email',
    columns: 'Στήλες στα αρχεία CSV',
    column: {
      pon: 'Αριθμός παραγγελίας',
      email: 'Email',
      address: 'Διεύθυνση',
      name: 'Όνομα',
      postal_code: 'Ταχ. κώδικας',
      mobile: 'Κινητό',
      printed_catalog_code: 'Κωδικός καταλόγου',
      order_date: 'Ημερομηνία παραγγελίας',
      city: 'Πόλη',
    },
  },
};
