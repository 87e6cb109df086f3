import type { stores as declared } from '../../../contract/stores.ts';
import type { Words } from '../words.ts';

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
    parent_id: 'Azienda',
    active_subscription: 'Abbonamento attivo',
    cancelled_subscription: 'Abbonamento disdetto',
    expiration_date_subscription: 'Scadenza abbonamento',
    registration_date: 'Registrato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Aggiungete il primo negozio dell’azienda e indicate chi lo gestisce.',
    created: 'Negozio creato correttamente',
    updated: 'Negozio aggiornato correttamente',
    deleted: 'Negozio eliminato correttamente',
  },
} satisfies Words<typeof declared>;
