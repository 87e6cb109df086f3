import type { messages as declared } from '../../../../contract/messages/messages.ts';
import type { Words } from '../../shape/words.ts';

export const messages = {
  name: 'Messaggio |||| Messaggi in uscita',
  tab: 'In uscita',
  fields: {
    message_id: 'ID',
    channel: 'Canale',
    recipient: 'Destinatario',
    subject: 'Oggetto',
    body: 'Testo',
    state: 'Stato',
    reason: 'Motivo',
    cost: 'Costo',
    user_account_id: 'Cliente',
    sent_at: 'Inviato il',
    created_at: 'Creato il',
  },
  texts: {
    empty: 'Nessun messaggio inviato e nessuno in attesa.',
    choices: {
      sms: 'SMS',
      email: 'Email',
      push: 'Notifica push',
      viber: 'Viber',
      queued: 'In attesa',
      sent: 'Inviato',
      failed: 'Non riuscito',
      delivered: 'Consegnato',
      suppressed: 'Non inviato',
      quiet: 'Attende la fine delle ore di silenzio',
      no_consent: 'Senza consenso',
      no_address: 'Senza recapito',
      unsubscribed: 'Disiscritto',
      unwanted: 'Disattivato dal cliente',
      switched_off: 'Disattivato dall’azienda',
      invalid_address: 'Recapito inesistente',
      cancelled: 'Annullato',
      refused: 'Rifiutato dal gateway',
      undelivered: 'Non arrivato',
    },
  },
} satisfies Words<typeof declared>;
