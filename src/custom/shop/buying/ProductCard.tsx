import CreditsIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import DeviceIcon from '@mui/icons-material/DevicesOutlined';
import ServiceIcon from '@mui/icons-material/HandymanOutlined';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import {
  type ProductType,
  productTypeNames,
  productTypeOf,
} from '../../../../contract/shop/kinds.ts';
import type { ShopProduct, ShopVariant } from '../../../../contract/shop/shop.ts';
import { StateChip, type Tone } from '../../../resources/pieces/StateChip.tsx';
import { fileUrl } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';

const icons = { credits: CreditsIcon, device: DeviceIcon, service: ServiceIcon } as const;

/** The product as it looks, or what kind of thing it is. */
function Picture({ product, type }: { product: ShopProduct; type: ProductType }) {
  const Icon = icons[type];
  const frame = { height: 140, borderRadius: 2, width: '100%' } as const;
  if (product.image_url)
    return (
      <Box
        component="img"
        src={fileUrl(product.image_url)}
        alt=""
        loading="lazy"
        sx={{ ...frame, objectFit: 'contain', bgcolor: 'action.hover' }}
      />
    );
  return (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
      <Icon sx={{ fontSize: 56, color: 'text.secondary' }} aria-hidden />
    </Box>
  );
}

const few = 5;

/** How many are left of all variants; nothing where there is no end to them. */
function stockOf(variants: readonly ShopVariant[]): { tone: Tone; left: number } | undefined {
  if (variants.some(({ in_stock }) => in_stock === null)) return undefined;
  const left = variants.reduce((sum, { in_stock }) => sum + (in_stock ?? 0), 0);
  return { left, tone: left === 0 ? 'failed' : left <= few ? 'waiting' : 'done' };
}

/** Whether there is something left, as a chip. */
export function Stock({ variants }: { variants: readonly ShopVariant[] }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const stock = stockOf(variants);
  if (!stock) return null;
  const { left, tone } = stock;
  const label = left
    ? translate('shop.left', { smart_count: left, count: number(left) })
    : translate('shop.soldOut');
  return <StateChip tone={tone} label={label} />;
}

/** What it costs, with tax and without. */
function Price({ product }: { product: ShopProduct }) {
  const translate = useTranslate();
  const { money } = useWritten(product.currency);
  const several = product.variants.some(
    ({ price_with_vat }) => price_with_vat !== product.from_price_with_vat,
  );
  const amount = money(product.from_price_with_vat);
  return (
    <div>
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {several ? translate('shop.from', { amount }) : amount}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('shop.withoutVat', {
          amount: money(product.from_price),
          rate: product.vat_rate,
        })}
      </Typography>
    </div>
  );
}

/** One product of the shop; it opens to its variants, and to buying. */
export function ProductCard({ product, onOpen }: { product: ShopProduct; onOpen: () => void }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const id = useId();
  const may = useCan('marketplace.shop.create') && stockOf(product.variants)?.left !== 0;
  const type = productTypeOf(product.subscription_product_type_id) ?? 'service';
  return (
    <Card
      component="li"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25 }}
    >
      <Picture product={product} type={type} />
      <Typography variant="body2" color="text.secondary">
        {`${productTypeNames[type][lang]} · ${product.seller.name}`}
      </Typography>
      <Typography id={id} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {product.name}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1 }}>
          <Price product={product} />
        </Box>
        <Stock variants={product.variants} />
      </Stack>
      <Button
        variant={may ? 'contained' : 'outlined'}
        onClick={onOpen}
        sx={{ mt: 'auto' }}
        aria-describedby={id}
      >
        {translate(may ? 'shop.buy' : 'shop.view')}
      </Button>
    </Card>
  );
}
