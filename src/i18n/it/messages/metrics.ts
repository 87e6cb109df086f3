import { messages } from './messages.ts';

/** What became of messages, and at what cost. */
export const metrics = {
  month: 'Mese',
  nothing: 'In questo periodo non è stato inviato alcun messaggio.',
  byDay: 'Per giorno',
  byCause: 'Per motivo dell’invio',
  why: 'Perché alcuni non sono partiti',
  allowance: 'Limite del piano di questo mese',
  allowed: '%{used} di %{allowed}',
  creditsTitle: 'Crediti',
  credits: 'Resta %{count} credito. |||| Restano %{count} crediti.',
  total: 'Totale',
  sends: 'Messaggi a molti',
  itself: 'Quello che il programma dice da sé',
  columns: {
    day: 'Giorno',
    cause: 'Motivo',
    sent: 'Inviati',
    delivered: 'Consegnati',
    failed: 'Non riusciti',
    suppressed: 'Non inviati',
    queued: 'In attesa',
    parts: 'Parti',
    cost: 'Costo',
  },
  reasons: { ...messages.texts.choices, none: 'Nessun motivo indicato' },
};
