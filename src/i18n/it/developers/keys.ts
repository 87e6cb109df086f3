/** What the pages of keys say beside their fields. */
export const keys = {
  new: 'Nuova chiave API',
  newHint:
    'Con questa chiave chiama un programma, con i permessi che gli dai qui. Puoi dare solo permessi che hai anche tu.',
  made: 'La chiave di «%{name}»',
  once: 'Copia ora la chiave e conservala: viene mostrata solo questa volta.',
  key: 'Chiave API',
  nameHint: 'A che cosa serve, per esempio «Cassa del negozio al porto».',
  storesHint: 'I negozi in cui lavora anche. Senza nessuno, vede solo ciò che è dell’azienda.',
  never: 'Mai',
  expiresHint: 'L’ultimo giorno in cui vale.',
  rateHint: 'Le chiamate in più vengono rifiutate con 429, dicendo quando riprovare.',
  addressesHint:
    'Un indirizzo IP o una rete per riga, come 192.0.2.0/24. Vuoto significa da ovunque.',
  addressWrong: 'Uno di questi non è né un indirizzo IP né una rete.',
  rightsHint:
    'Dai solo ciò che serve al programma. Se perdi uno di questi permessi, lo perde anche la chiave.',
  neverUsed: 'Mai usata',
  orphan:
    'Il responsabile di questa chiave è %{name}, che non lavora più qui: la chiave non può fare nulla. Salva i suoi permessi per diventarne responsabile.',
  settings: 'Impostazioni della chiave',
  settingsHint:
    'Le modifiche valgono dalla prossima chiamata. Chi salva i permessi ne diventa responsabile.',
  rotate: {
    title: 'Sostituisci',
    question: 'Sostituire la chiave di «%{name}»?',
    text: 'Ricevi una nuova chiave. Quella attuale vale ancora per 24 ore, così puoi cambiarla nel tuo programma.',
    done: 'Chiave sostituita.',
  },
  revoke: {
    title: 'Revoca',
    question: 'Revocare la chiave di «%{name}»?',
    text: 'Tutto ciò che la usa smette subito di funzionare, per sempre. Ciò che ha fatto resta nel registro.',
    done: 'Chiave revocata.',
  },
  requests: {
    title: 'Le sue chiamate degli ultimi 30 giorni',
    caption: 'Chiamate della chiave',
    none: 'Con questa chiave non è ancora stato chiamato nulla.',
    requested_at: 'Quando',
    call: 'Chiamata',
    method: 'Metodo',
    path: 'Percorso',
    status: 'Stato',
    ms: 'ms',
    address: 'Da',
    request_id: 'Richiesta',
  },
};
