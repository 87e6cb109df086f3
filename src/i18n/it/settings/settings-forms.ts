/** The words of every page of settings: uploads, secrets, texts that are counted. */
export const settingsForms = {
  settingsForms: {
    unsaved: 'Non ancora salvato',
    reset: 'Ripristina',
    kept: 'Già impostata. Lascia vuoto per mantenerla.',
    choose: 'Scegli il file',
    replace: 'Sostituisci',
    open: 'Apri il documento',
    noFile: 'Ancora nessuno',
    image: 'JPEG, PNG, WebP, GIF o AVIF, fino a 8 MB.',
    pdf: 'PDF fino a 8 MB, visibile a tutti.',
    imageDone: 'L’immagine è stata caricata',
    fileDone: 'Il file è stato caricato',
    parts: 'Sezioni della pagina',
    find: 'Cerca un’impostazione',
    found: 'Impostazioni trovate',
    noneFound: 'Nessuna impostazione si chiama così.',
    language: 'Lingua del testo',
  },
  smsCounter: {
    price: '%{price} ogni 100 destinatari',
    wayOut: 'Con la disiscrizione (STOP) e i valori più lunghi delle variabili.',
    saved:
      'Le maiuscole fanno risparmiare %{count} messaggio per destinatario. |||| Le maiuscole fanno risparmiare %{count} messaggi per destinatario.',
    characters: '%{count} carattere |||| %{count} caratteri',
    messages: '%{count} messaggio |||| %{count} messaggi',
    causes:
      'Non sono nell’alfabeto degli SMS: %{letters}. Così un messaggio contiene 70 caratteri invece di 160.',
    capitals: 'In maiuscolo è %{count} messaggio |||| In maiuscolo sono %{count} messaggi',
  },
};
