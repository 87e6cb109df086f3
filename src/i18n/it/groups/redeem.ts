import { words as coupons } from './coupons.ts';
import { words as newTransaction } from './new-transaction.ts';

/** Redeeming in a store; a customer is found, and claims are named, as elsewhere. */
export const words = {
  ...newTransaction,
  ...coupons,
  redeem: {
    title: 'Riscatta un buono',
    code: 'Codice del buono',
    codeHint: 'Digitalo o scansionalo. Spazi, trattini e minuscole non contano.',
    look: 'Cerca',
    camera: 'Fotocamera',
    stopCamera: 'Ferma la fotocamera',
    cameraFailed: 'La fotocamera non si può usare qui.',
    lost: 'Nessuna risposta. Premi di nuovo: non verrà ripetuto.',
    customer: 'Cliente',
    balance: 'Saldo',
    points: 'Punti bloccati',
    minimum: 'Spesa minima',
    pointsGiven: 'Punti assegnati',
    expires: 'Valido fino a',
    ordered: 'Accettandolo il premio viene ordinato al fornitore.',
    needsReceipt: 'Vale su uno scontrino: aggiungilo in cassa o in una nuova transazione.',
    accept: 'Accetta',
    reject: 'Rifiuta',
    rejectText: 'Il buono viene rifiutato definitivamente. I punti bloccati tornano al cliente.',
    accepted: '%{title}: riscattato',
    rejected: '%{title}: rifiutato',
    gave: '%{points} punto assegnato |||| %{points} punti assegnati',
    returned: '%{points} punto restituito |||| %{points} punti restituiti',
    orderMade: 'L’ordine %{id} è stato inviato al fornitore.',
    balanceNow: 'Saldo ora: %{points}',
    next: 'Prossimo codice',
    multiple: {
      here: 'Riscattati qui',
      last: 'Ultimo riscatto',
      price: 'Prezzo',
      expires: 'Codici validi fino a',
      none: 'L’azienda non ha campagne di codici.',
    },
  },
  resources: coupons.resources,
};
