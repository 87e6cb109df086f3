import { GeneratedCreate, GeneratedEdit } from '../../../resources/form/GeneratedForm.tsx';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { OnlyMarkedContext } from '../../../resources/pieces/only-marked.ts';
import { Devices } from '../../tills/pairing/Devices.tsx';

// The screens of the cash registers tell an error only when the answer marks one (cash-register-errors).

export const CashRegisterList = () => (
  <OnlyMarkedContext value={true}>
    <GeneratedList />
  </OnlyMarkedContext>
);

export const CashRegisterCreate = () => (
  <OnlyMarkedContext value={true}>
    <GeneratedCreate />
  </OnlyMarkedContext>
);

export const CashRegisterEdit = () => (
  <OnlyMarkedContext value={true}>
    <GeneratedEdit below={<Devices />} />
  </OnlyMarkedContext>
);
