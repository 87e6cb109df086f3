import { Link as Anchor, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ShopOrderState } from '../../../../contract/shop/kinds.ts';
import type { cancelOrder, moveSale, ShopOrder } from '../../../../contract/shop/orders.ts';
import { formatDate } from '../../../i18n/format.ts';
import { StateChip, type Tone } from '../../../resources/pieces/StateChip.tsx';
import { send } from '../../../session/api.ts';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Ask } from '../../billing/shared/Ask.tsx';
import { paths as billingPaths } from '../../billing/state/paths.ts';
import { useOwn, useShopChanged } from '../state/use-shop.ts';

const tones: Readonly<Record<ShopOrderState, Tone>> = {
  placed: 'waiting',
  paid: 'running',
  delivered: 'done',
  cancelled: 'ended',
  refunded: 'ended',
};

interface Props {
  readonly order: ShopOrder;
  readonly side: 'bought' | 'sold';
}

/** Where its money is: on a billing, on the next one, or with whoever sells it. */
function Billed({ order, side }: Props) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const mayLook = useCan('general_settings.billing_dashboard.read');
  const { billing_number: number } = order;
  const text = number
    ? translate('shop.onBilling', { number })
    : translate(order.billed === 'next_period' ? 'shop.onNext' : 'shop.settled');
  if (!number || side === 'sold' || !mayLook) return text;
  return (
    <Anchor component={Link} to={addressOf(billingPaths.history)}>
      {text}
    </Anchor>
  );
}

function Facts({ order, side }: Props) {
  const translate = useTranslate();
  const other = side === 'bought' ? order.seller.name : order.buyer.name;
  const facts = [
    other,
    translate('shop.orderNo', { number: order.shop_order_id }),
    formatDate(order.placed_at),
    order.by_threshold && translate('shop.byItself'),
    order.reason && translate(`shop.reasons.${order.reason}`),
  ];
  return (
    <Typography variant="body2" color="text.secondary">
      {facts.filter(Boolean).join(' · ')}
      {' · '}
      <Billed order={order} side={side} />
    </Typography>
  );
}

/** What somebody may make of it, each asked about first. */
function Moves({ order, side }: Props) {
  const translate = useTranslate();
  const { products, params } = useOwn();
  const changed = useShopChanged();
  const notify = useNotify();
  const may = useCan(side === 'bought' ? 'marketplace.shop.update' : 'marketplace.products.update');
  const [asked, ask] = useState<ShopOrderState>();
  const { shop_order_id: id, updated_at, text } = order;
  const sent = (state: ShopOrderState) => {
    const one = { ...params, id };
    if (side === 'bought')
      return send<typeof cancelOrder>('PUT', `${products}/orders/{id}`, {
        params: one,
        body: { state: 'cancelled', updated_at },
      });
    if (state === 'placed') return undefined;
    return send<typeof moveSale>('PUT', `${products}/sales/{id}`, {
      params: one,
      body: { state, updated_at },
    });
  };
  const move = async (state: ShopOrderState) => {
    const answer = await sent(state);
    if (answer)
      notify('shop.moved', {
        type: 'success',
        messageArgs: {
          number: id,
          state: translate(`shop.states.${answer.data.state}`),
        },
      });
    await changed();
  };
  if (!may) return null;
  const isEnd = (state: ShopOrderState) => state === 'cancelled' || state === 'refunded';
  return (
    <>
      {order.next_states.map((state) => (
        <Button
          key={state}
          size="small"
          variant="outlined"
          color={isEnd(state) ? 'error' : 'primary'}
          aria-label={`${translate(`shop.moves.${state}`)}: ${text}`}
          onClick={() => ask(state)}
        >
          {translate(`shop.moves.${state}`)}
        </Button>
      ))}
      {asked ? (
        <Ask
          title={translate(`shop.moves.${asked}`)}
          yes={translate(`shop.moves.${asked}`)}
          danger={isEnd(asked)}
          onYes={() => move(asked)}
          onClose={() => ask(undefined)}
        >
          <Typography>{translate(`shop.asks.${asked}`, { text })}</Typography>
        </Ask>
      ) : null}
    </>
  );
}

/** One order: what, with whom, for how much, how it stands, and what may be made of it. */
export function OrderRow({ order, side }: Props) {
  const translate = useTranslate();
  const { money, number } = useWritten(order.currency);
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flexGrow: 1, flexBasis: 260, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {`${number(order.quantity)} × ${order.text}`}
        </Typography>
        <Facts order={order} side={side} />
      </Box>
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {money(order.total)}
      </Typography>
      <StateChip tone={tones[order.state]} label={translate(`shop.states.${order.state}`)} />
      {order.is_test ? <StateChip tone="neutral" label={translate('shop.test')} /> : null}
      <Moves order={order} side={side} />
    </Stack>
  );
}
