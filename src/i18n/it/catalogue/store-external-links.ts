import type { storeExternalLinks as declared } from '../../../../contract/catalogue/store-external-links.ts';
import type { Words } from '../../shape/words.ts';

export const storeExternalLinks = {
  name: 'Link esterno |||| Link esterni',
  fields: {
    store_external_link_id: 'ID',
    url: 'Indirizzo web',
    image: 'Immagine',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Link che i clienti del negozio vedono: menù, prenotazioni, social network.',
    created: 'Link esterno creato correttamente',
    updated: 'Link esterno aggiornato correttamente',
    deleted: 'Link esterno eliminato correttamente',
  },
} satisfies Words<typeof declared>;
