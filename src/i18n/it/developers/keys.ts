/** What the calls of a key are called in their table. */
export const keys = {
  requests: {
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
