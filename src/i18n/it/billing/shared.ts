import { planWords } from './plan-words.ts';

/** What buyers and sellers of plans call the same. */
export const billingShared = {
  ...planWords,
  subscription: {
    incomplete: 'In attesa del primo pagamento',
    active: 'Attivo',
    past_due: 'Scaduto',
    inactive: 'Non attivo',
    cancelled: 'Annullato',
  },
  billing: {
    open: 'Da pagare',
    failed: 'Pagamento non riuscito',
    paid: 'Pagato',
    disputed: 'Contestato',
    refunded: 'Rimborsato',
    cancelled: 'Annullato',
  },
  attempts: {
    pending: 'in corso',
    requires_action: 'in attesa della banca',
    succeeded: 'pagato',
    failed: 'non pagato',
  },
  failures: {
    declined: 'la banca ha rifiutato la carta',
    expired: 'la carta è scaduta',
    authentication: 'non è stata data l’approvazione alla banca',
    abandoned: 'la banca non ha avuto risposta',
    unavailable: 'la banca non era raggiungibile',
  },
  test: 'Prova',
  billingNo: 'Addebito %{number}',
  document: 'Documento (PDF)',
  details: 'Dettagli',
  detailsOf: 'Dettagli dell’addebito %{number}',
  line: 'Per',
  amount: 'Importo',
  net: 'Imponibile',
  vat: 'IVA',
  total: 'Totale',
  due: 'Da pagare entro il %{date}',
  paid: 'Pagato il %{date}',
  givenBack: 'Rimborsati: %{amount}',
  code: 'Codice di pagamento %{code}',
  reason: 'Motivo: %{reason}',
};
