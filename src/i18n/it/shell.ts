import type { shell as english } from '../en/shell.ts';
import type { Complete } from '../shape/words.ts';

export const shell: Complete<typeof english> = {
  panels: {
    loyaltyPanel: 'Programma fedeltà',
    storePanel: 'Negozio',
    supplierPanel: 'Fornitore',
  },
  forbidden: {
    title: 'Azione non consentita',
    text: 'Non si dispone dei permessi per eseguire questa azione. Contattare un amministratore del servizio.',
    close: 'Chiudi',
  },
  banner: {
    inactive: 'L’abbonamento non è attivo.',
    billing: 'Vai alla fatturazione',
    cancelled: 'L’abbonamento è stato disdetto. Resta attivo fino al %{date}.',
  },
  account: {
    menu: 'Account',
    profile: 'Profilo',
    changeStore: 'Cambia negozio',
    language: 'Lingua',
    signOut: 'Esci',
  },
  otherSession: {
    text: 'In un’altra pagina di questo dispositivo ha effettuato l’accesso %{other}. Qui continui come %{name}, con ciò che hai scritto.',
    goOn: 'Continua come %{name}',
  },
  failures: {
    unreachable: 'Il server non risponde. Riprova tra poco.',
    slow: 'Il server non ha risposto in tempo. Riprova.',
    error: 'Errore',
    kept: 'Ciò che è stato scritto è ancora qui.',
  },
  actions: 'Azioni',
  lost: 'Nessuna risposta. Invia di nuovo così com’è: se era già stato fatto, non verrà ripetuto.',
  sendAgain: 'Invia di nuovo',
  menu: 'Menu principale',
  about: 'circa %{number}',
  pages: 'Pagine dell’elenco',
  none: 'Nessuno',
  all: 'Tutti',
  without: {
    limit: 'Nessun limite',
    minimum: 'Nessun minimo',
    start: 'Subito',
    end: 'Nessuna scadenza',
  },
  mode: {
    dark: 'Usa i colori scuri',
    light: 'Usa i colori chiari',
  },
  empty: {
    title: 'Nessun elemento: %{name}',
  },
  filters: {
    title: 'Filtri',
    any: 'Tutti',
    clear: 'Azzera i filtri',
    nothing: 'Nessun risultato con questi filtri.',
  },
  image: {
    choose: 'Scegli un’immagine',
    hint: 'JPEG, PNG, WebP, GIF o AVIF, fino a 8 MB. Puoi anche trascinarla qui.',
    wrongType: 'Questo file non è un’immagine supportata.',
    tooLarge: 'L’immagine supera gli 8 MB.',
    failed: 'I dati sono stati salvati, ma l’immagine no. %{reason}',
  },
  map: {
    hint: 'Fai clic sulla mappa per indicare la posizione oppure digita le coordinate.',
    label: 'Mappa della posizione del negozio',
    search: 'Cerca un indirizzo',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    coastlines:
      'Senza un server di mappe si vedono solo le coste: per una posizione precisa digita le coordinate.',
  },
  leave: {
    title: 'Uscire senza salvare?',
    text: 'Ci sono modifiche non salvate.',
    go: 'Esci senza salvare',
    stay: 'Continua a modificare',
  },
  conflict: {
    title: 'Qualcun altro l’ha modificato nel frattempo',
    text: 'Controlla le differenze e scegli quale versione mantenere. Se tieni la tua, premi di nuovo Salva.',
    field: 'Campo',
    mine: 'La tua versione',
    theirs: 'Salvato',
    takeTheirs: 'Tengo quello salvato',
    keepMine: 'Tengo il mio',
  },
};
