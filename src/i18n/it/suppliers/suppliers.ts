import type { managedSuppliers as declared } from '../../../../contract/suppliers/company-suppliers.ts';
import type { Words } from '../../shape/words.ts';

export const managedSuppliers = {
  name: 'Fornitore |||| Fornitori',
  fields: {
    store_id: 'ID',
    supplier_name: 'Fornitore',
    supplier_primary_phone: 'Telefono',
    supplier_email_1: 'Email',
    supplier_email_2: 'Seconda email',
    supplier_country_id: 'Paese',
    user_full_name: 'Nome e cognome',
    user_mobile: 'Cellulare',
    user_country_id: 'Paese del cellulare',
    user_email_1: 'Email dell’utente',
    user_email_2: 'Seconda email dell’utente',
    user_gender: 'Genere',
    gifts_count: 'Premi',
    open_orders: 'Ordini aperti',
    created_at: 'Creato il',
  },
  texts: {
    empty: 'Aggiungi i fornitori che consegnano i premi ai tuoi clienti.',
    created: 'Fornitore creato',
    deleted: 'Fornitore eliminato',
    choices: { male: 'Uomo', female: 'Donna', other: 'Altro' },
  },
} satisfies Words<typeof declared>;

/** The suppliers of a company, who signs in for them and what they are told. */
export const suppliers = {
  delete: {
    title: 'Eliminare «%{name}»?',
    text: 'Nessuno potrà più aprire questo fornitore. Gli ordini passati e le fatture restano.',
  },
  supplier: {
    title: 'Il fornitore',
    hint: 'Gli ordini dei suoi premi arrivano a questi indirizzi.',
  },
  user: {
    title: 'Chi accede',
    hint: 'Un nuovo utente riceve un SMS e imposta la password; chi ha già un account con questo cellulare mantiene nome e password.',
  },
  notYours: 'Non hai il permesso di vedere i fornitori.',
  message: {
    title: 'Messaggio ai fornitori',
    hint: 'Inviato per email al fornitore quando viene ordinato un suo premio. {gift}, {store} e {order} diventano il premio, il negozio e il numero dell’ordine. Senza messaggio non si invia nulla.',
    subject: 'Oggetto',
    content: 'Testo',
    placeholders: {
      gift: 'Aggiungi il premio',
      store: 'Aggiungi il negozio',
      order: 'Aggiungi il numero dell’ordine',
    },
    done: 'Messaggio di notifica aggiornato',
  },
};
