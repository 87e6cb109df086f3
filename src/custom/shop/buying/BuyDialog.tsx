import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { type FormEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { mostBought, shopBillingTimes } from '../../../../contract/shop/kinds.ts';
import type { ShopProduct, ShopVariant } from '../../../../contract/shop/shop.ts';
import { OneOf } from '../../../resources/form/Choices.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { useCan } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Outcome } from './Outcome.tsx';
import { Stock } from './ProductCard.tsx';
import { Quote } from './Quote.tsx';
import { piecesOf, useBuy } from './use-buy.ts';
import { Variants } from './Variants.tsx';

interface Props {
  readonly product: ShopProduct;
  readonly onClose: () => void;
}

type Buying = ReturnType<typeof useBuy>;

/** What is known of what was chosen. */
function About({ product, variant }: { product: ShopProduct; variant: ShopVariant }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { credits } = variant;
  const lines = [
    product.description,
    variant.description,
    credits && translate('shop.gives', { smart_count: credits, count: number(credits) }),
    credits && product.valid_months
      ? translate('shop.goodFor', { smart_count: product.valid_months })
      : null,
    `${translate('shop.sku')} ${variant.sku_number}`,
  ];
  return (
    <Box>
      {lines
        .filter((line) => typeof line === 'string' && line)
        .map((line) => (
          <Typography
            key={line}
            variant="body2"
            color="text.secondary"
            sx={{ whiteSpace: 'pre-line' }}
          >
            {line}
          </Typography>
        ))}
    </Box>
  );
}

function Choosing({ buying }: { buying: Buying }) {
  const translate = useTranslate();
  const { typed, setTyped, billed, setBilled, quote } = buying;
  const wrong = piecesOf(typed) === undefined;
  return (
    <>
      <NumberField
        unit="count"
        label={translate('shop.quantity')}
        value={typed}
        between={[1, mostBought]}
        onChange={setTyped}
        error={wrong ? translate('shop.quantityHint', { most: mostBought }) : undefined}
      />
      {quote.data?.may_wait || billed === 'next_period' ? (
        <OneOf
          label={translate('shop.when')}
          value={billed}
          onChange={(id) => setBilled(id === 'next_period' ? 'next_period' : 'now')}
          choices={shopBillingTimes.map((id) => ({ id, name: translate(`shop.billed.${id}`) }))}
        />
      ) : null}
      <Quote query={quote} />
    </>
  );
}

function useChosen({ variants }: ShopProduct, id: number) {
  return variants.find((each) => each.subscription_product_variant_id === id) ?? variants[0];
}

/** A product with its variants, what it costs and how it is paid; bought, it says what became of that. */
export function BuyDialog({ product, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const may = useCan('marketplace.shop.create');
  const { money } = useWritten(product.currency);
  const buying = useBuy(product, may);
  const variant = useChosen(product, buying.variantId);
  const { ready, bought, refused, busy, order } = buying;
  if (!variant) return null;
  const isSoldOut = variant.in_stock === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) void order(ready);
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{product.name}</DialogTitle>
      {bought ? (
        <Outcome bought={bought} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={submit}>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 0.5, alignItems: 'stretch' }}>
              {refused ? <Alert severity="error">{translate(refused)}</Alert> : null}
              <About product={product} variant={variant} />
              <Variants
                product={product}
                chosen={variant}
                onChoose={(each) => buying.setVariant(each.subscription_product_variant_id)}
              />
              <Box>
                <Stock variants={[variant]} />
              </Box>
              {may && !isSoldOut ? <Choosing buying={buying} /> : null}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={busy}>
              {translate(may ? 'ra.action.cancel' : 'shop.done')}
            </Button>
            {may && !isSoldOut ? (
              <Button type="submit" variant="contained" loading={busy} disabled={!ready}>
                {ready
                  ? translate('shop.buyFor', { amount: money(ready.total) })
                  : translate('shop.buy')}
              </Button>
            ) : null}
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
