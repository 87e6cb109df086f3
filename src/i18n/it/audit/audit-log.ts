import type { auditLog as declared } from '../../../../contract/audit/audit.ts';
import type { Words } from '../../shape/words.ts';
import { subjects } from '../names/names.data.ts';

export const auditLog = {
  name: 'Modifica |||| Modifiche',
  fields: {
    audit_id: 'ID',
    created_at: 'Quando',
    user_id: 'Utente',
    user: 'Chi',
    action: 'Azione',
    subject: 'Oggetto',
    subject_id: 'Numero',
    title: 'Nome',
    changed: 'Campi modificati',
    store: 'Negozio',
    user_account_id: 'Cliente',
    store_id: 'Nel negozio',
    address: 'Indirizzo IP',
    call: 'Chiamata API',
  },
  texts: {
    empty: 'Qui compare ogni modifica di permessi, punti, prezzi e impostazioni.',
    choices: {
      ...subjects,
      insert: 'Aggiunta',
      update: 'Modifica',
      delete: 'Eliminazione',
      stores: 'Negozio',
      memberships: 'Permessi di una persona',
      till_pins: 'PIN di un cassiere',
      invitations: 'Invito di una persona',
      default_permissions: 'Permessi predefiniti',
      company_settings: 'Impostazioni aziendali',
      store_settings: 'Impostazioni del negozio',
      cash_registers: 'Cassa',
      customer_imports: 'Importazione di clienti',
      loyalty_cards: 'Carta fedeltà',
      postings: 'Punti',
      point_titles: 'Livello',
      products: 'Prodotto',
      company_products: 'Prodotto del catalogo',
      product_tags: 'Etichetta di prodotti',
      coupons: 'Coupon di un negozio',
      attribute_definitions: 'Attributo del cliente',
    },
  },
} satisfies Words<typeof declared>;
