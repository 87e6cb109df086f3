import type { stores as declared } from '../../../../contract/organisations/stores.ts';
import type { Words } from '../../shape/words.ts';

export const stores = {
  name: 'Negozio |||| Negozi',
  fields: {
    store_id: 'ID',
    name: 'Nome',
    app_name: 'Nome nell’app',
    store_code: 'Codice negozio',
    store_company_network_region_id: 'Area della rete',
    store_subscription_plan_id: 'Piano di abbonamento',
    email: 'Email',
    primary_phone: 'Telefono',
    secondary_phone: 'Secondo telefono',
    vat_number: 'Partita IVA',
    country_id: 'Paese',
    address: 'Indirizzo',
    zip: 'CAP',
    manually_address: 'Indirizzo inserito a mano',
    lat: 'Latitudine',
    lon: 'Longitudine',
    show_on_map: 'Mostra sulla mappa',
    online_payment_processing: 'Pagamenti online',
    pos_points_delivery: 'Punti alla cassa',
    loyalty_program_id: 'Programma fedeltà',
    coordinates: 'Coordinate',
    statistics: 'In breve',
    unpaid_billing: 'Abbonamento non pagato',
    public_api_token: 'Token API pubblico',
    parent_id: 'Azienda',
    active_subscription: 'Abbonamento attivo',
    cancelled_subscription: 'Abbonamento disdetto',
    expiration_date_subscription: 'Scadenza abbonamento',
    registration_date: 'Registrato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Aggiungi il primo negozio dell’azienda e indica chi lo gestisce.',
    created: 'Negozio creato',
    updated: 'Negozio aggiornato',
    deleted: 'Negozio eliminato',
    sections: {
      basics: {
        title: 'Il negozio',
        hint: 'Come si chiama e a quale area e programma appartiene.',
      },
      contact: {
        title: 'Contatti',
        hint: 'Come lo raggiungono i clienti e tu.',
      },
      place: {
        title: 'Posizione',
        hint: 'L’indirizzo e la posizione sulla mappa.',
      },
      manager: {
        title: 'Responsabile',
        hint: 'Chi accede e lo gestisce.',
      },
    },
  },
} satisfies Words<typeof declared>;
