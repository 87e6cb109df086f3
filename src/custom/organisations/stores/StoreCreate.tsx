import { Card } from '@mui/material';
import {
  BooleanInput,
  CreateBase,
  PasswordInput,
  SimpleForm,
  TextInput,
  useCreateContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mobileOf } from '../../../i18n/shape/digits.ts';
import { FormBar } from '../../../resources/form/FormBar.tsx';
import { FormSection } from '../../../resources/form/FormSection.tsx';
import { startValues } from '../../../resources/form/form-rules.ts';
import { LeaveGuard } from '../../../resources/form/LeaveGuard.tsx';
import { useSaved } from '../../../resources/form/use-saved.ts';
import { usePanelResource } from '../../../resources/pieces/use-resource.ts';
import { usePanel } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { StoreFields } from './StoreFields.tsx';
import { storeResolver } from './store-form.ts';

/** Who runs the store: somebody new, or the signed-in user under their own name (new-manager-off). */
function ManagerFields() {
  const translate = useTranslate();
  const { user } = usePanel();
  const isNew = useWatch({ name: 'user_details.new_manager' }) as boolean;
  return (
    <FormSection word="manager">
      <BooleanInput
        source="user_details.new_manager"
        label="stores.user.new_manager"
        helperText={isNew ? false : translate('stores.user.self', { name: user.full_name })}
      />
      {isNew ? <NewManager /> : null}
    </FormSection>
  );
}

function NewManager() {
  return (
    <>
      <TextInput source="user_details.full_name" label="stores.user.full_name" isRequired />
      <TextInput
        source="user_details.mobile"
        label="stores.user.mobile"
        isRequired
        parse={mobileOf}
        slotProps={{ htmlInput: { inputMode: 'tel' } }}
      />
      <PasswordInput
        source="user_details.password"
        label="stores.user.password"
        isRequired
        autoComplete="new-password"
      />
      <BooleanInput source="user_details.tos" label="stores.user.tos" />
      <BooleanInput source="user_details.marketing" label="stores.user.marketing" />
    </>
  );
}

function CreateTitle() {
  const { defaultTitle } = useCreateContext();
  return <Title defaultTitle={defaultTitle ?? ''} />;
}

const user_details = { new_manager: false, tos: false, marketing: false };

/** A new branch with its details and its manager, both saved or neither. */
export function StoreCreate() {
  const { entity } = usePanelResource();
  const { store } = usePanel();
  const { onSuccess, onError } = useSaved('created');
  return (
    <CreateBase mutationOptions={{ onSuccess, onError }}>
      <CreateTitle />
      <Card>
        <SimpleForm
          noValidate
          resolver={storeResolver}
          defaultValues={{ ...startValues(entity, store.country_id), user_details }}
          toolbar={<FormBar />}
        >
          <LeaveGuard />
          <StoreFields />
          <ManagerFields />
        </SimpleForm>
      </Card>
    </CreateBase>
  );
}
