import { Grid } from '@mui/material';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useGetList,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { giftToSend, giftTypeIds } from '../../../contract/gifts/gifts.ts';
import { resourceOf } from '../../dataProvider/sources.ts';
import { FormFields } from '../../resources/form/FormFields.tsx';
import { FormSection } from '../../resources/form/FormSection.tsx';
import { GeneratedCreate, GeneratedEdit } from '../../resources/form/GeneratedForm.tsx';
import { useCan } from '../../shell/context.ts';

const active = {
  filter: { status: 'active' },
  sort: { field: 'updated_at', order: 'DESC' },
} as const;

/** A supplier's gift names its supplier, a store's own gift the stores that hand it over. */
function ByType() {
  const type = useWatch({ name: 'gift_type_id' }) as number | undefined;
  if (type === giftTypeIds.supplier) return <SupplierInput />;
  return type === giftTypeIds.store ? <FormFields names={['redeem_stores']} /> : null;
}

function SupplierInput() {
  return (
    <Grid size={{ xs: 12, md: 6 }}>
      <ReferenceInput source="supplier_store_id" reference="suppliers">
        <AutocompleteInput optionText="name" />
      </ReferenceInput>
    </Grid>
  );
}

/** The collaborations that are under way, where there are any. */
function Collaborations() {
  const may = useCan('collaborators.read');
  const { total } = useGetList(resourceOf('synergies'), active, { enabled: may });
  if (!total) return null;
  return (
    <Grid size={{ xs: 12, md: 6 }}>
      <ReferenceArrayInput source="synergies" reference="collaborators" {...active}>
        <AutocompleteArrayInput optionText="name" fullWidth />
      </ReferenceArrayInput>
    </Grid>
  );
}

function GiftFields() {
  return (
    <>
      <FormSection word="basics">
        <FormFields names={['image', 'title', 'description', 'gift_category_id']} />
      </FormSection>
      <FormSection word="handing">
        <FormFields names={['gift_type_id']} />
        <ByType />
      </FormSection>
      <FormSection word="points">
        <FormFields names={['points', 'store_point_title_id', 'cost', 'cost_type']} />
      </FormSection>
      <FormSection word="codes">
        <FormFields names={['printed_catalog_code', 'product_code']} />
      </FormSection>
      <FormSection word="shown">
        <FormFields names={['loyalty_program_ids']} />
        <Collaborations />
        <FormFields names={['show_on_catalog']} />
      </FormSection>
    </>
  );
}

type Gift = Parameters<typeof giftToSend>[0];
const created = (gift: Gift) => giftToSend(gift);
const changed = (gift: Gift, before?: { previousData?: Gift }) =>
  giftToSend(gift, before?.previousData);

export const GiftCreate = () => (
  <GeneratedCreate transform={created}>
    <GiftFields />
  </GeneratedCreate>
);
export const GiftEdit = () => (
  <GeneratedEdit transform={changed}>
    <GiftFields />
  </GeneratedEdit>
);
