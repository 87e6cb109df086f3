import type { emailThemes as declared } from '../../../../contract/email-themes/email-themes.ts';
import type { Words } from '../../shape/words.ts';

export const emailThemes = {
  name: 'Tema email |||| Temi email',
  fields: {
    store_email_theme_id: 'ID',
    name: 'Nome',
    source: 'Contenuto',
    thumbnail: 'Miniatura',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty:
      'Crea il primo tema: l’aspetto delle tue email, con un posto per il testo del messaggio.',
    created: 'Tema creato con successo',
    updated: 'Tema aggiornato con successo',
    deleted: 'Tema eliminato con successo',
  },
} satisfies Words<typeof declared>;
