/** The data of a supplier. */
export const words = {
  supplierData: {
    company: 'Azienda',
    email: 'Email',
    phone: 'Telefono',
    vat: 'Partita IVA',
    address: 'Indirizzo',
    gifts: 'Premi nel catalogo',
    user: 'Utente collegato',
    settings: 'Report',
    primary_email: 'Email principale',
    secondary_email: 'Email secondaria',
    columns: 'Colonne dei file CSV',
    column: {
      pon: 'Numero d’ordine',
      email: 'Email',
      address: 'Indirizzo',
      name: 'Nome',
      postal_code: 'CAP',
      mobile: 'Cellulare',
      printed_catalog_code: 'Codice catalogo',
      order_date: 'Data dell’ordine',
      city: 'Città',
    },
  },
};
