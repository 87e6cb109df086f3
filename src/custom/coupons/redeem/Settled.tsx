import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SettledVoucher } from '../../../../contract/coupons/redemption.ts';
import { useWritten } from '../../../shell/use-written.ts';

/** What came of a voucher. */
export function Settled({ done, onNext }: { done: SettledVoucher; onNext: () => void }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const accepted = done.state === 'redeemed';
  const { points_given, points_returned, balance_after } = done;
  const lines = [
    points_given > 0 &&
      translate('redeem.gave', { points: number(points_given), smart_count: points_given }),
    points_returned > 0 &&
      translate('redeem.returned', {
        points: number(points_returned),
        smart_count: points_returned,
      }),
    done.order_id && translate('redeem.orderMade', { id: String(done.order_id) }),
    balance_after !== null && translate('redeem.balanceNow', { points: number(balance_after) }),
  ].filter((line) => typeof line === 'string');
  return (
    <Alert
      role="status"
      severity={accepted ? 'success' : 'warning'}
      variant="filled"
      action={
        <Button color="inherit" autoFocus onClick={onNext}>
          {translate('redeem.next')}
        </Button>
      }
    >
      <AlertTitle sx={{ fontSize: '1.15rem' }}>
        {translate(accepted ? 'redeem.accepted' : 'redeem.rejected', { title: done.title })}
      </AlertTitle>
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
    </Alert>
  );
}
