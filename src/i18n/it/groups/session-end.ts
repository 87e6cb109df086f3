/** What is said before a session ends, and then. */
export const words = {
  sessionEnd: {
    soon: {
      title: 'La sessione sta per scadere',
      text: 'Da un po’ qui non si cerca né si salva nulla. La sessione scade alle %{time}.',
      stay: 'Continua la sessione',
      leave: 'Esci',
    },
    last: {
      title: 'La sessione scade alle %{time}',
      text: 'Nessuna sessione dura di più e non si può prolungare. Accedi di nuovo, adesso o allora: la pagina resta com’è, con quello che hai scritto.',
      later: 'Più tardi',
    },
    ended: {
      title: 'La sessione è scaduta',
      text: '%{name}, accedi di nuovo: la pagina resta com’è, con quello che hai scritto.',
      leave: 'Accedi come un’altra persona',
    },
  },
};
