import type { LedgerInvariant } from '../../../../contract/reports/reports.ts';
import { debts } from '../debts/debts.ts';
import { metrics } from '../messages/metrics.ts';

/** What a company owes in points. */
export const words = {
  debts,
  metrics,
  liability: {
    hint: 'I punti dei clienti, per negozio che li ha assegnati e per mese di scadenza, in punti e in denaro.',
    totals: 'Che cosa è dovuto',
    chart: 'Punti per mese di scadenza',
    shares: 'Per negozio e mese di scadenza',
    outstanding: 'Punti in circolazione',
    pointValue: 'Valore di un punto',
    deficit: 'Dovuti dai clienti',
    held: 'Inoltre, bloccati per premi e coupon',
    ledger: 'Secondo le scritture del registro',
    reconciled: 'I due importi coincidono.',
    differs: 'Differiscono di %{points} punti. Verifica il registro qui sotto.',
    empty: 'Nessun cliente ha punti.',
    never: 'Mai',
    others: 'Altri negozi',
    store: 'Negozio',
    total: 'Totale',
    check: 'Il registro',
    checkHint:
      'Ricalcola ogni movimento e confronta saldi, lotti e scontrini con i dati memorizzati. Non cambia nulla.',
    verify: 'Verifica il registro',
    replayed: '%{count} movimento verificato. |||| %{count} movimenti verificati.',
    sound: 'Nessuna differenza.',
    far: 'Verificato il %{percent} % del registro',
    mayLeave: 'Puoi lasciare questa pagina: la verifica continua.',
    neverVerified: 'Il registro non è ancora stato verificato.',
    stopped: 'La verifica del %{at} non è arrivata alla fine. Avviala di nuovo.',
    verified: 'Verificato il %{at}.',
    verifiedBy: 'Verificato il %{at} da %{by}.',
    breaches: 'Una differenza: |||| %{smart_count} differenze:',
    invariants: {
      'what rounding cut off is kept or became points':
        'Ciò che l’arrotondamento ha tolto non è conservato né diventato punti',
      'carried points are those that rounding had cut off':
        'I punti riportati non sono quelli tolti dall’arrotondamento',
      'entries of each posting sum to zero': 'Le scritture di una registrazione non danno zero',
      'every posting has entries': 'Una registrazione non ha scritture',
      'balance = sum of entries': 'Un saldo non è la somma delle sue scritture',
      'deficit = what the entries owe': 'Un debito non è quello delle sue scritture',
      'balance = sum of lots - deficit': 'Un saldo non è la somma dei lotti meno il debito',
      'each lot holds what the entries left in it':
        'Un lotto non contiene quanto risulta dai movimenti',
      'no negative lot and no negative deficit': 'Un lotto o un debito è sotto zero',
      'every reversal names one posting of the same customer and company':
        'Uno storno non indica una registrazione dello stesso cliente',
      'every return is posted once': 'Un reso è stato registrato più volte',
      'no receipt gives back more than it took':
        'Uno scontrino ha restituito più di quanto ha preso',
      'every posted receipt has its points in the ledger':
        'I punti di uno scontrino non sono nel registro',
      'every receipt is posted once': 'Uno scontrino è stato registrato più volte',
      'points of a partner are posted by a transfer':
        'Punti di un partner registrati senza trasferimento',
      'both sides of a transfer say the same': 'I due lati di un trasferimento non coincidono',
      'a claim holds its points until it is redeemed or ends':
        'Un coupon o premio del cliente non blocca i suoi punti finché è riscattato o scade',
      'a coupon is given out as often as its claims say, never past its maximum':
        'Un coupon è stato dato più o meno volte di quanto dicono i suoi buoni',
      'what was redeemed of a coupon is counted': 'I riscatti di un coupon sono contati male',
      'what a store took and gave is counted by quarters of an hour':
        'In qualche quarto d’ora gli incassi o i punti di un negozio sono contati male',
      'the sums of each day are those of its postings':
        'I totali di un giorno non sono quelli delle sue registrazioni',
      'the sums of each day are those of its quarters of an hour':
        'I totali di un giorno per negozio e ora non sono quelli dei suoi quarti d’ora',
      'what is kept of a month or a day is what its receipts say':
        'Quanto è conservato di un mese o di un giorno non corrisponde agli scontrini',
    } satisfies Record<LedgerInvariant, string>,
  },
};
