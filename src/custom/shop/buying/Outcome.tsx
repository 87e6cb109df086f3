import { Alert, Link as Anchor, Button, DialogActions, DialogContent, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Bought } from '../../../../contract/shop/shop.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { paths as billingPaths } from '../../billing/state/paths.ts';
import { paths } from '../state/use-shop.ts';

type What = 'paid' | 'credits' | 'bank' | 'waits' | 'declined' | 'billed' | 'next' | 'seller';

/** What became of it, at once. */
function whatOf({ order, payment }: Bought): What {
  if (order.state === 'cancelled') return 'declined';
  if (order.state !== 'placed') return order.credit ? 'credits' : 'paid';
  if (payment) return payment.state === 'requires_action' ? 'bank' : 'waits';
  if (order.billing_id) return 'billed';
  return order.billed === 'next_period' ? 'next' : 'seller';
}

const tones = {
  paid: 'success',
  credits: 'success',
  bank: 'warning',
  waits: 'info',
  declined: 'error',
  billed: 'info',
  next: 'info',
  seller: 'info',
} as const;
/** Where whoever has something left to do does it. */
const leads: Partial<Record<What, string>> = {
  bank: billingPaths.current,
  billed: billingPaths.current,
  declined: billingPaths.methods,
};

/** Says what became of what was bought, and what is left to do. */
export function Outcome({ bought, onClose }: { bought: Bought; onClose: () => void }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { number, money } = useWritten(bought.order.currency);
  const what = whatOf(bought);
  const { order } = bought;
  const lead = leads[what];
  return (
    <>
      <DialogContent>
        <Stack spacing={1.5}>
          <Alert severity={tones[what]} role="status">
            {translate(`shop.outcomes.${what}`, {
              text: order.text,
              seller: order.seller.name,
              amount: money(order.total),
              number: order.billing_number ?? '',
              credits: number(order.credits ?? 0),
            })}
          </Alert>
          {lead ? (
            <Anchor component={Link} to={addressOf(lead)}>
              {translate(`shop.leads.${what}`)}
            </Anchor>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={addressOf(paths.orders)}>
          {translate('shop.toOrders')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('shop.done')}
        </Button>
      </DialogActions>
    </>
  );
}
