import type { Language } from '../../contract/engine/languages.ts';

/** The few words that must be there even when a word file could not be fetched. */
export const fallback: Record<Language, { title: string; text: string; retry: string }> = {
  el: {
    title: 'Η σελίδα δεν ήταν δυνατό να ανοίξει',
    text: 'Η φόρτωσή της δεν ολοκληρώθηκε. Ίσως χάθηκε η σύνδεση ή εγκαταστάθηκε νέα έκδοση της εφαρμογής.',
    retry: 'Δοκιμάστε ξανά',
  },
  en: {
    title: 'This page could not be opened',
    text: 'It did not load completely. The connection may have been lost, or a new version may have been installed.',
    retry: 'Try again',
  },
  it: {
    title: 'Non è stato possibile aprire la pagina',
    text: 'Il caricamento non è stato completato. La connessione potrebbe essersi interrotta oppure è stata installata una nuova versione.',
    retry: 'Riprova',
  },
};
