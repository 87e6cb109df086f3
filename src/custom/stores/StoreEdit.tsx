import { GeneratedEdit } from '../../resources/GeneratedForm.tsx';
import { AppSettings } from './AppSettings.tsx';
import { DeleteStore } from './DeleteStore.tsx';
import { StoreFields } from './StoreFields.tsx';

/** A store's details, its switches, and its end. */
export const StoreEdit = () => (
  <GeneratedEdit below={<AppSettings />} remove={<DeleteStore />}>
    <StoreFields />
  </GeneratedEdit>
);
