import { Box, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type ProductType,
  productTypeIds,
  productTypeNames,
} from '../../../../contract/shop/kinds.ts';
import type { ShopProduct } from '../../../../contract/shop/shop.ts';
import { Select } from '../../../resources/form/Choices.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { usePanel } from '../../../shell/context.ts';
import { SearchField } from '../../billing/shared/SearchField.tsx';
import { ShopPart } from '../state/ShopPart.tsx';
import { paths, useProducts } from '../state/use-shop.ts';
import { BuyDialog } from './BuyDialog.tsx';
import { ProductCard } from './ProductCard.tsx';

interface Narrowing {
  readonly q: string;
  readonly type: string;
}

interface NarrowProps {
  readonly value: Narrowing;
  readonly onChange: (change: Partial<Narrowing>) => void;
}

function Narrow({ value, onChange }: NarrowProps) {
  const translate = useTranslate();
  const { lang } = usePanel();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <SearchField
        label={translate('shop.search')}
        value={value.q}
        onChange={(q) => onChange({ q })}
      />
      <Stack sx={{ width: { xs: '100%', sm: 220 }, '& .MuiTextField-root': { m: 0 } }}>
        <Select
          label={translate('shop.type')}
          none={translate('shop.everyType')}
          value={value.type}
          onChange={(type) => onChange({ type })}
          choices={(Object.keys(productTypeIds) as ProductType[]).map((name) => ({
            id: String(productTypeIds[name]),
            name: productTypeNames[name][lang],
          }))}
        />
      </Stack>
    </Stack>
  );
}

interface ShelfProps {
  readonly products: readonly ShopProduct[];
  readonly onOpen: (product: ShopProduct) => void;
}

const Shelf = ({ products, onOpen }: ShelfProps) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      listStyle: 'none',
      m: 0,
      p: 0,
    }}
  >
    {products.map((product) => (
      <ProductCard key={product.shop_product_id} product={product} onOpen={() => onOpen(product)} />
    ))}
  </Box>
);

/** What can be bought beside plans. */
export function ShopPage() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [narrowed, setNarrowed] = useState<Narrowing>({ q: '', type: '' });
  const [opened, open] = useState<ShopProduct>();
  const q = useSettled(narrowed.q.trim());
  const query = useProducts({
    page: String(page),
    ...(q ? { q } : {}),
    ...(narrowed.type ? { subscription_product_type_id: narrowed.type } : {}),
  });
  const change = (own: Partial<Narrowing>) => {
    setPage(1);
    setNarrowed({ ...narrowed, ...own });
  };
  return (
    <ShopPart path={paths.shop}>
      <Narrow value={narrowed} onChange={change} />
      <Answered query={query} height={420}>
        {({ shop_products, pagination }) => (
          <>
            {shop_products.length ? (
              <Shelf products={shop_products} onOpen={open} />
            ) : (
              <Card sx={{ p: 3 }}>
                <Typography color="text.secondary">
                  {translate(q || narrowed.type ? 'shop.noneOf' : 'shop.none')}
                </Typography>
              </Card>
            )}
            <Pages
              page={page}
              total={pagination.total}
              size={pagination.items_per_page}
              onPage={setPage}
            />
          </>
        )}
      </Answered>
      {opened ? <BuyDialog product={opened} onClose={() => open(undefined)} /> : null}
    </ShopPart>
  );
}
