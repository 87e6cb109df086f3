import { Box, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ShopOrderState, shopOrderStates } from '../../../../contract/shop/kinds.ts';
import { Select } from '../../../resources/form/Choices.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { SearchField } from '../../billing/shared/SearchField.tsx';
import { ShopPart } from '../state/ShopPart.tsx';
import { paths, salesPath, useOrders } from '../state/use-shop.ts';
import { OrderRow } from './OrderRow.tsx';
import { OrdersExport, type Side } from './OrdersExport.tsx';

function Orders({ side }: { side: Side }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<ShopOrderState | ''>('');
  const q = useSettled(typed.trim());
  const query = useOrders(side, {
    page: String(page),
    ...(q ? { q } : {}),
    ...(state ? { state } : {}),
  });
  const first =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setPage(1);
      set(value);
    };
  return (
    <Card>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 2, p: 2, alignItems: 'center' }}
      >
        <SearchField
          label={translate('shop.searchOrders')}
          value={typed}
          onChange={first(setTyped)}
        />
        <Stack sx={{ width: { xs: '100%', sm: 220 }, '& .MuiTextField-root': { m: 0 } }}>
          <Select
            label={translate('shop.state')}
            none={translate('shop.everyState')}
            value={state}
            onChange={(id) => first(setState)(shopOrderStates.find((each) => each === id) ?? '')}
            choices={shopOrderStates.map((id) => ({ id, name: translate(`shop.states.${id}`) }))}
          />
        </Stack>
        <OrdersExport side={side} query={{ q, state }} rows={query.data?.pagination.total} />
      </Stack>
      <Answered query={query}>
        {({ orders, pagination }) => (
          <>
            {orders.length ? null : (
              <Typography color="text.secondary" sx={{ p: 2 }}>
                {translate(q || state ? 'shop.noOrdersOf' : `shop.noOrders.${side}`)}
              </Typography>
            )}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {orders.map((order) => (
                <OrderRow key={order.shop_order_id} order={order} side={side} />
              ))}
            </Box>
            <Pages
              page={page}
              total={pagination.total}
              size={pagination.items_per_page}
              onPage={setPage}
            />
          </>
        )}
      </Answered>
    </Card>
  );
}

/** What was bought here. */
export const OrdersPage = () => (
  <ShopPart path={paths.orders}>
    <Orders side="bought" />
  </ShopPart>
);

/** What was sold here. */
export const SalesPage = () => (
  <ShopPart path={salesPath} alone>
    <Orders side="sold" />
  </ShopPart>
);
