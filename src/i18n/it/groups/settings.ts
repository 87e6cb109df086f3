import { resourceWords } from '../../shape/entities.ts';
import { productPoints } from '../catalogue/product-points.ts';
import { members, storeUsers } from '../people/members.ts';
import { rights } from '../people/rights.ts';
import { settingsForms } from '../settings/settings-forms.ts';
import { storeProfile } from '../settings/store-profile.ts';

/** The settings of a store: points, switches and limits, product points, cards, tills. */
export const words = {
  ...settingsForms,
  storeProfile,
  storeSettings: {
    points: {
      title: 'Punti per scontrino',
      reward_points: 'Punti',
      reward_amount: 'per ogni importo di',
      reward_floor: 'Solo punti interi, arrotondati per difetto',
      example: '%{amount} → %{points} punto |||| %{amount} → %{points} punti',
      before: 'Prima dei livelli e dei punti dei prodotti.',
      done: 'I punti premio sono stati aggiornati',
    },
    flags: {
      title: 'Funzioni del negozio',
      reward_active: 'Il negozio assegna punti',
      points_payment: 'I clienti possono pagare con i punti',
      fast_payment: 'Pagamento rapido',
      thermal_printer: 'Stampante termica',
      hints: {
        reward_active: 'Se disattivato, gli scontrini vengono rifiutati con questo motivo.',
        points_payment: 'I punti coprono una parte dello scontrino o tutto.',
        fast_payment:
          'Gli scontrini online sono registrati subito; se disattivato, attendono tra i pagamenti in sospeso.',
        thermal_printer: 'La cassa propone di stampare una ricevuta per ogni scontrino.',
      },
      channel: 'Notifica nuovi punti tramite',
      noChannel: 'Nessun messaggio',
      notSetUp: '%{name} (non configurato)',
      done: {
        reward_active: 'L’assegnazione dei punti è stata aggiornata',
        points_payment: 'Il pagamento con punti è stato aggiornato',
        fast_payment: 'Il pagamento rapido è stato aggiornato',
        thermal_printer: 'La stampante termica è stata aggiornata',
        channel: 'Il messaggio per i nuovi punti è stato aggiornato',
      },
    },
    limits: {
      title: 'Limiti di transazione',
      hint: 'Uno scontrino fuori da questi limiti viene rifiutato. Lasciare vuoto un campo per non avere limiti.',
      min_amount_limit: 'Importo minimo scontrino',
      max_amount_limit: 'Scontrino massimo',
      ask_above_amount: 'La cassa chiede conferma oltre',
      done: 'Il limite di transazione è stato aggiornato',
    },
  },
  productPoints: {
    hint: 'I punti che un pezzo di un prodotto aggiunge al suo scontrino.',
    of: 'Punti di %{name}',
    sharedBoth: 'Li decide l’azienda, uguali in tutti i negozi.',
    sharedOffline: 'In negozio l’azienda ne dà %{points}; questi valgono per le vendite online.',
    sharedOnline: 'Online l’azienda ne dà %{points}; questi valgono per le vendite in negozio.',
  },
  cards: {
    hint: 'Le carte del programma, le stesse in ogni negozio. Una carta libera si dà al cliente alla cassa.',
    add: 'Aggiungi carte',
    addHint: 'Fino a %{most} numeri consecutivi da 4 a 10 cifre, tutti o nessuno.',
    first: 'Primo numero',
    count: 'Quante',
    upTo: 'Fino al numero %{last}',
    added: 'Le carte sono state aggiunte',
    search: 'Numero di carta',
    state: 'Stato',
    states: { free: 'Libera', in_use: 'In uso' },
    number: 'Numero',
    customer: 'Cliente',
    attached: 'Consegnata',
    created: 'Aggiunta',
    actions: 'Azioni',
    delete: 'Elimina la carta %{number}',
    deleteText: 'La carta non potrà più essere data a nessuno.',
    deleted: 'La carta è stata eliminata',
    empty: 'Non ci sono ancora carte. Aggiungi una serie di numeri.',
  },
  tills: {
    paired: 'Il dispositivo è abbinato.',
    unknown: 'Dispositivo sconosciuto',
    seen: 'ultimo uso %{date}',
    pairedBy: 'abbinato %{date} da %{name}',
    none: 'Nessun dispositivo abbinato.',
    end: 'Scollega',
    endOne: 'Scollega: %{name}',
    title: 'Dispositivi',
    hint: 'Un tablet o un telefono diventa questa cassa con un codice monouso. Resta collegato finché non viene scollegato da qui.',
    pair: 'Abbina un dispositivo',
    signOut: 'Scollega i dispositivi',
    signOutText: 'Ogni dispositivo abbinato a «%{name}» avrà bisogno di un nuovo codice.',
    signedOut: '%{smart_count} dispositivo scollegato |||| %{smart_count} dispositivi scollegati',
    pairing: 'Un dispositivo per «%{name}»',
    where: 'Apri questo indirizzo sul dispositivo e digita il codice:',
    left: 'Vale ancora %{time}',
    expired: 'Questo codice è scaduto.',
    again: 'Nuovo codice',
  },
  members,
  rights,
  resources: resourceWords(import.meta.glob('../settings/*.ts', { eager: true }), {
    productPoints,
    storeUsers,
  }),
};
