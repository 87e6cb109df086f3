import type {
  transactions as declared,
  pendingPayments as declaredPending,
} from '../../../../contract/transactions/transactions.ts';
import type { Words } from '../../shape/words.ts';
import { sums } from './sums.ts';

const fields = {
  transaction_id: 'ID',
  receipt_number: 'Numero dello scontrino',
  user_account_id: 'Numero cliente',
  customer: 'Cliente',
  cash_register_id: 'cassa',
  cashier: 'Cassiere',
  channel: 'Canale',
  status: 'Stato',
  standing: 'Stato',
  ...sums,
  amount: 'Dopo i coupon',
  points: 'Punti',
  points_used: 'Punti usati',
  returned_amount: 'Reso',
  money_back: 'Denaro restituito',
  points_taken: 'Punti stornati',
  points_kept: 'Punti rimasti',
  points_given_back: 'Punti restituiti',
  balance_after: 'Nuovo saldo',
  occurred_at: 'Acquistato il',
  created_at: 'Data',
};
const choices = {
  offline: 'In negozio',
  online: 'Online',
  posted: 'Registrato',
  pending: 'In attesa di pagamento',
  cancelled: 'Annullato',
  partly_returned: 'Reso in parte',
  returned: 'Reso',
};

export const transactions = {
  name: 'Transazione |||| Transazioni',
  fields,
  texts: { empty: 'Gli scontrini compaiono qui appena viene registrato il primo.', choices },
} satisfies Words<typeof declared>;

export const pendingPayments = {
  name: 'Pagamento in sospeso |||| Pagamenti in sospeso',
  fields,
  texts: {
    empty:
      'Gli scontrini da pagare più tardi restano qui finché il pagamento non viene confermato.',
    choices,
  },
} satisfies Words<typeof declaredPending>;
