import { FormHelperText, Grid } from '@mui/material';
import { BooleanInput, SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { rewardTypeIds } from '../../../../contract/catalogue/company-products.ts';
import { FormFields } from '../../../resources/form/FormFields.tsx';
import { FormSection } from '../../../resources/form/FormSection.tsx';
import { GeneratedCreate, GeneratedEdit } from '../../../resources/form/GeneratedForm.tsx';
import { NumberInput } from '../../../resources/inputs/NumberInput.tsx';

function Hint({ word }: { word: string }) {
  const translate = useTranslate();
  return (
    <FormHelperText sx={{ mt: -1, mb: 1.5, maxWidth: '70ch' }}>
      {translate(`catalogue.form.${word}`)}
    </FormHelperText>
  );
}

const rewardTypes = [
  { id: rewardTypeIds.piece, name: 'catalogue.form.piece' },
  { id: rewardTypeIds.price, name: 'catalogue.form.price' },
];

/** Points that hold in every store say for which sales; for all others each store has its own. */
function SharedPoints() {
  const shared = useWatch({ name: 'reward_points_shared' }) as boolean | undefined;
  return (
    <>
      <FormFields names={['reward_points_shared']} />
      {shared ? (
        <Grid container columnSpacing={3} sx={{ width: '100%', pl: 2 }}>
          {(['offline', 'online'] as const).map((channel) => (
            <Grid key={channel} size={{ xs: 12, md: 6 }}>
              <BooleanInput
                source={`reward_points_shared_options.${channel}`}
                label={`catalogue.form.${channel}`}
              />
            </Grid>
          ))}
        </Grid>
      ) : null}
    </>
  );
}

function Points() {
  return (
    <>
      <Grid container columnSpacing={3} sx={{ width: '100%' }}>
        <Grid size={{ xs: 12, md: 6 }}>
          <NumberInput source="reward_points" unit="points" />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <SelectInput source="reward_type_id" choices={rewardTypes} isRequired />
        </Grid>
      </Grid>
      <SharedPoints />
    </>
  );
}

/** The fields of a product; one that stores may sell already says what leaving a store means. */
function ProductFields({ stays = false }: { stays?: boolean }) {
  return (
    <>
      <FormSection word="basics">
        <FormFields
          names={['image', 'name', 'description', 'sku_number', 'product_tag_id', 'group_product']}
        />
      </FormSection>
      <FormSection word="price">
        <FormFields names={['retail_price', 'wholesale_price', 'maximum_price_per_transaction']} />
      </FormSection>
      <FormSection word="points">
        <Points />
      </FormSection>
      <FormSection word="selling">
        <FormFields names={['valid_from', 'valid_to', 'availability_days', 'published']} />
      </FormSection>
      <FormSection word="stores">
        <FormFields names={['store_ids']} />
        {stays ? <Hint word="storesHint" /> : null}
        <FormFields names={['loyalty_program_ids']} />
        {stays ? <UpdateStores /> : null}
      </FormSection>
    </>
  );
}

/** Whether saving reaches what the stores show, beyond what always is the catalogue's. */
function UpdateStores() {
  const pushes = useWatch({ name: 'update_store_products.status' }) as boolean | undefined;
  return (
    <>
      <BooleanInput source="update_store_products.status" label="catalogue.form.push" />
      <Hint word="pushHint" />
      {pushes ? (
        <BooleanInput
          source="update_store_products.prices_included"
          label="catalogue.form.prices"
        />
      ) : null}
    </>
  );
}

export const ProductCreate = () => (
  <GeneratedCreate>
    <ProductFields />
  </GeneratedCreate>
);
export const ProductEdit = () => (
  <GeneratedEdit>
    <ProductFields stays />
  </GeneratedEdit>
);
