/** The page that tells what became of a card payment. */
export const paymentResult = {
  success: 'Pagamento',
  pending: 'Il pagamento è in fase di conferma. Questa pagina prosegue da sola.',
  paid: 'Pagato. Grazie!',
  error: 'Il pagamento non è riuscito',
  notCharged: 'Non è stato addebitato nulla.',
  goOn: 'Continua',
  again: 'Torna al pagamento',
  failures: {
    declined: 'La banca ha rifiutato la carta.',
    expired: 'La carta è scaduta.',
    authentication: 'Non è stata data l’approvazione alla banca.',
    abandoned: 'La banca non ha avuto risposta.',
    unavailable: 'La banca non era raggiungibile.',
    account_gone:
      'Il conto del venditore su cui è iniziato non risponde più. Non è stato registrato come pagato.',
  },
};
