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
    },
  },
} satisfies Words<typeof declared>;
