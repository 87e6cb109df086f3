import { Stack } from '@mui/material';
import { GeneratedEdit } from '../../../resources/form/GeneratedForm.tsx';
import { AppSettings } from './AppSettings.tsx';
import { DeleteStore } from './DeleteStore.tsx';
import { StoreFields } from './StoreFields.tsx';
import { StoreRightsLink } from './StoreRightsLink.tsx';

const below = (
  <Stack spacing={2} sx={{ mt: 2 }}>
    <AppSettings />
    <StoreRightsLink />
  </Stack>
);

/** A store's details, its switches, its rights, and its end. */
export const StoreEdit = () => (
  <GeneratedEdit below={below} remove={<DeleteStore />}>
    <StoreFields />
  </GeneratedEdit>
);
