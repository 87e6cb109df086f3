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
    empty: 'Link visibili ai clienti del negozio: menù, prenotazioni, social.',
    created: 'Link esterno creato',
    updated: 'Link esterno aggiornato',
    deleted: 'Link esterno eliminato',
  },
} satisfies Words<typeof declared>;
