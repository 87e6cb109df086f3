import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { productTypeIds } from '../../../../contract/shop/kinds.ts';
import { FormFields } from '../../../resources/form/FormFields.tsx';
import { FormSection } from '../../../resources/form/FormSection.tsx';
import { GeneratedCreate, GeneratedEdit } from '../../../resources/form/GeneratedForm.tsx';
import { VariantGrid } from './grid/VariantGrid.tsx';

type Data = Readonly<Record<string, unknown>>;
const sellsCredits = (type: unknown) => Number(type) === productTypeIds.credits;

/** What credits are for is asked of credits alone. */
function OfCredits() {
  const type: unknown = useWatch({ name: 'subscription_product_type_id' });
  return sellsCredits(type) ? <FormFields names={['credit_option_id', 'valid_months']} /> : null;
}

const ProductFields = () => (
  <>
    <FormSection word="what">
      <FormFields names={['image_url', 'name', 'description', 'subscription_product_type_id']} />
      <OfCredits />
    </FormSection>
    <FormSection word="who">
      <FormFields names={['store_ids', 'visibility']} />
    </FormSection>
  </>
);

/** Of a product that sells no credits nothing is sent of them. */
const created = (data: Data) =>
  sellsCredits(data.subscription_product_type_id)
    ? data
    : { ...data, credit_option_id: null, valid_months: null };

// Its variants are the grid's affair, and what the form holds of them may be older than that.
const changed = (data: Data, before?: { previousData?: Data }) => ({
  ...created(data),
  variant_ids: before?.previousData?.variant_ids,
});

export const ProductCreate = () => (
  <GeneratedCreate transform={created}>
    <ProductFields />
  </GeneratedCreate>
);

/** A product, and below it all that is bought of it. */
export function ProductEdit() {
  const [gridChanged, setGridChanged] = useState(false);
  return (
    <GeneratedEdit
      transform={changed}
      belowChanged={gridChanged}
      below={<VariantGrid onChanged={setGridChanged} />}
    >
      <ProductFields />
    </GeneratedEdit>
  );
}
