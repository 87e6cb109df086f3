/** The page of one outgoing message. */
export const outbox = {
  title: 'Messaggio %{id}',
  text: 'Testo',
  show: 'Mostra il codice',
  why: 'Nessun gateway invia questo messaggio. La visualizzazione viene registrata nel registro delle modifiche. Conferma con la tua password che sei tu.',
  password: 'La tua password',
  code: 'Il codice è',
};
