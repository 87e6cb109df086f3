/** The page of one outgoing message. */
export const outbox = {
  title: 'Messaggio %{id}',
  text: 'Testo',
  show: 'Mostra il codice',
  why: 'Nessun gateway invia questo messaggio. La visualizzazione viene registrata nel registro delle modifiche. Conferma con la tua password che sei tu.',
  password: 'La tua password',
  code: 'Il codice è',
  again: {
    one: 'Invia di nuovo',
    all: 'Invia di nuovo i non riusciti',
    confirm: 'Invia di nuovo',
    ask: 'Inviare di nuovo un messaggio? |||| Inviare di nuovo %{count} messaggi?',
    counting: 'I messaggi vengono contati.',
    uncounted: 'Non è stato possibile contare i messaggi. Riprova.',
    text: 'Tutti i messaggi non riusciti vengono inviati di nuovo, tranne i codici, quelli arrivati da un altro canale e quelli di campagne in pausa o annullate.',
    narrowed:
      'I messaggi non riusciti di questo elenco vengono inviati di nuovo, tranne i codici, quelli arrivati da un altro canale e quelli di campagne in pausa o annullate.',
    done: 'Il messaggio viene inviato di nuovo |||| %{smart_count} messaggi vengono inviati di nuovo',
    none: 'Non c’è nessun messaggio che si possa inviare di nuovo.',
  },
};
