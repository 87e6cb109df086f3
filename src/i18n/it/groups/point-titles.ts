/** The tiers. */
export const words = {
  tiers: {
    settings: {
      title: 'Come funzionano i livelli',
      enabled: 'I livelli sono attivi',
      enabledHint:
        'Se disattivati, tutti i clienti sono trattati allo stesso modo; i livelli vengono conservati.',
      tier_mode_id: 'I clienti salgono per',
      modeHint: 'Su che cosa si basano le soglie dei livelli.',
      modes: { points: 'punti guadagnati', amount: 'importo speso' },
      system: 'Un livello dura',
      systems: { lifetime: 'senza scadenza', expiration_mode: 'per un periodo' },
      systemHints: {
        lifetime: 'Conta tutto ciò che è stato guadagnato; nessuno perde il livello.',
        expiration_mode:
          'Conta ciò che è stato guadagnato nei giorni del livello; poi si valuta di nuovo.',
      },
      package_mode: 'Solo premi per livello',
      package_modeHint:
        'I livelli aprono i premi e nient’altro; i loro moltiplicatori non si applicano.',
      done: 'Le impostazioni dei livelli sono state aggiornate',
    },
    ladder: 'I livelli',
    ladderHint: 'Ogni livello finisce dove comincia il successivo. Le soglie decidono l’ordine.',
    picture: 'I livelli, dal più basso al più alto',
    empty: 'Non ci sono ancora livelli. Il primo è per tutti e comincia da 0.',
    untitled: 'Senza titolo',
    points: '%{points} punto |||| %{points} punti',
    fromThreshold: 'Da %{threshold}',
    customers: '%{count} cliente |||| %{count} clienti',
    language: 'Lingua dei testi',
    numbered: 'Livello %{number}',
    title: 'Titolo',
    description: 'Descrizione',
    fromPoints: 'Da punti',
    fromMoney: 'Da importo',
    first: 'Il primo livello comincia da 0.',
    expiration_days: 'Giorni di durata',
    expirationHint: 'Vuoto: non scade.',
    color: 'Colore',
    add: 'Aggiungi un livello',
    remove: 'Rimuovi %{name}',
    moves: {
      up: '%{count} cliente salirebbe. |||| %{count} clienti salirebbero.',
      down: '%{count} cliente scenderebbe. |||| %{count} clienti scenderebbero.',
      none: 'Nessun cliente cambierebbe livello.',
    },
    created: 'I livelli sono stati creati',
    updated: 'I livelli sono stati aggiornati',
  },
};
