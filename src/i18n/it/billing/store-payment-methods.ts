import type { storePaymentMethods as declared } from '../../../../contract/billing/payment-methods.ts';
import type { Words } from '../../shape/words.ts';

export const storePaymentMethods = {
  name: 'Modo d’incasso |||| Modi d’incasso',
  fields: {
    store_payment_method_id: 'ID',
    system_payment_method_id: 'Tipo',
    name: 'Come lo vede chi paga',
    category: 'Quando arriva il denaro',
    credentials: 'Dati',
    selected: 'In un piano',
    is_test: 'Prova',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Non c’è ancora un modo d’incasso. Gli abbonati non possono pagare.',
    created: 'Il modo d’incasso è stato creato',
    updated: 'Il modo d’incasso è stato aggiornato',
    deleted: 'Il modo d’incasso è stato eliminato',
    deleting: 'Chi paga non può più sceglierlo. Finché qualcuno paga così, resta.',
    help: {
      system_payment_method_id:
        'Una carta senza chiavi passa dal fornitore di prova: non si muove denaro vero.',
    },
    stays: 'Finisce con %{last}. Lascialo vuoto per mantenerlo.',
    credentials: {
      public_key: 'Chiave pubblica (pk_…)',
      secret_key: 'Chiave segreta (sk_…)',
      webhook_secret: 'Segreto del webhook (whsec_…)',
      iban: 'Codice IBAN',
      beneficiary: 'Beneficiario',
      bank: 'Banca',
      where: 'Dove si paga il codice',
    },
    notices: {
      isTest:
        'Passa dal fornitore di prova: non si muove denaro vero. Aggiungi le chiavi per essere pagato.',
    },
    parts: { settings: 'Impostazioni' },
  },
} satisfies Words<typeof declared>;
