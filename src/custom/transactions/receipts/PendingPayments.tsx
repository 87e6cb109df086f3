import { useRecordContext } from 'react-admin';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { Rows } from '../../../resources/list/Rows.tsx';
import { PaymentActions } from './PaymentActions.tsx';

function Actions() {
  const record = useRecordContext();
  return record ? <PaymentActions id={Number(record.id)} customer={record.customer} /> : null;
}

/** Receipts that wait for their payment, each confirmed or cancelled where it stands. */
export const PendingPayments = () => <GeneratedList rows={<Rows actions={<Actions />} />} />;
