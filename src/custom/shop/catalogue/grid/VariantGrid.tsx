import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { type FormEvent, useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { productTypeIds } from '../../../../../contract/shop/kinds.ts';
import type { SubscriptionProduct } from '../../../../../contract/shop/subscription-products.ts';
import { Generator } from './Generator.tsx';
import { GridRow } from './GridRow.tsx';
import { useGrid, type VariantsForm } from './use-grid.ts';
import { useOptions } from './use-options.ts';

interface Props {
  /** Told whenever there is something to save, and when there is not. */
  readonly onChanged: (isChanged: boolean) => void;
}

// In view as long as the grid is and there is something to save.
const barOf = (isDirty: boolean) => ({
  gap: 1.5,
  alignItems: 'center',
  flexWrap: 'wrap',
  position: isDirty ? 'sticky' : 'static',
  bottom: 0,
  zIndex: 2,
  py: 1,
  bgcolor: 'background.paper',
});

/** Save all of it, or go back to what is saved. */
function Bar({ form }: { form: VariantsForm }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={barOf(form.isDirty)}>
      <Button type="submit" variant="contained" loading={form.busy} disabled={!form.isDirty}>
        {translate('variantGrid.save')}
      </Button>
      {form.isDirty ? (
        <>
          <Button onClick={form.reset} disabled={form.busy}>
            {translate('variantGrid.discard')}
          </Button>
          <Typography variant="body2" color="text.secondary" role="status">
            {translate('variantGrid.unsaved')}
          </Typography>
        </>
      ) : null}
    </Stack>
  );
}

function Rows({ form, product }: { form: VariantsForm; product: SubscriptionProduct }) {
  const translate = useTranslate();
  const options = useOptions();
  const hasCredits = product.subscription_product_type_id === productTypeIds.credits;
  return (
    <>
      <Generator form={form} options={options} />
      {form.rows.length ? null : (
        <Typography color="text.secondary">{translate('variantGrid.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {form.rows.map((row, index) => (
          <GridRow key={row.key} {...{ form, row, index, options, hasCredits }} />
        ))}
      </Box>
    </>
  );
}

function Grid({ product, onChanged }: Props & { product: SubscriptionProduct }) {
  const translate = useTranslate();
  const id = useId();
  const form = useGrid(product, onChanged);
  const refused = form.conflict ? translate('variantGrid.conflict') : form.refused;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save().catch(() => undefined);
  };
  return (
    <Card
      component="form"
      noValidate
      onSubmit={submit}
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}
    >
      <Stack spacing={2}>
        <div>
          <Typography id={id} variant="h4" component="h2">
            {translate('variantGrid.title')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
            {translate('variantGrid.hint')}
          </Typography>
        </div>
        <Rows form={form} product={product} />
        {refused ? (
          <Alert severity="error" tabIndex={-1}>
            {refused}
          </Alert>
        ) : null}
        <Bar form={form} />
      </Stack>
    </Card>
  );
}

/** What is bought of a product, all of it at once: combinations of options with their price and stock. */
export function VariantGrid({ onChanged }: Props) {
  const product = useRecordContext<SubscriptionProduct & { id: number }>();
  // What a list knows of it is there at once.
  if (!product?.variants) return null;
  return <Grid key={product.id} product={product} onChanged={onChanged} />;
}
