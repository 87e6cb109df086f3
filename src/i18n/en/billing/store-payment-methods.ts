import type { storePaymentMethods as declared } from '../../../../contract/billing/payment-methods.ts';
import type { Words } from '../../shape/words.ts';

export const storePaymentMethods = {
  name: 'Way to be paid |||| Ways to be paid',
  fields: {
    store_payment_method_id: 'ID',
    system_payment_method_id: 'Kind',
    name: 'What buyers call it',
    category: 'When the money comes',
    credentials: 'Details',
    selected: 'In a plan',
    is_test: 'Test',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'There is no way to be paid yet. Subscribers cannot pay.',
    created: 'You have successfully created payment method',
    updated: 'You have successfully updated payment method',
    deleted: 'You have successfully deleted payment method',
    deleting: 'Buyers can no longer choose it. While someone pays by it, it stays.',
    help: {
      system_payment_method_id:
        'A card without keys is taken by the test provider: no real money moves.',
    },
    stays: 'Ends in %{last}. Leave it empty to keep it.',
    credentials: {
      public_key: 'Publishable key (pk_…)',
      secret_key: 'Secret key (sk_…)',
      webhook_secret: 'Secret of the webhook (whsec_…)',
      iban: 'IBAN',
      beneficiary: 'Beneficiary',
      bank: 'Bank',
      where: 'Where the code is paid',
    },
    notices: { isTest: 'Taken by the test provider: no real money moves. Add keys to be paid.' },
    parts: { settings: 'Settings' },
  },
} satisfies Words<typeof declared>;
