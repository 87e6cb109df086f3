import { Alert, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { FindCustomer } from '../../transactions/new-transaction/FindCustomer.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Settled } from './Settled.tsx';
import { useRedeeming } from './use-redeeming.ts';
import { VoucherCard } from './VoucherCard.tsx';

/** A voucher is typed or scanned, looked at, and then accepted or turned down. */
export function RedeemPage() {
  const translate = useTranslate();
  const redeeming = useRedeeming();
  const { looked, done, refused, lost, check } = redeeming;
  const wantsCustomer = looked?.facts.needs_customer && !looked.customer;
  return (
    <>
      <Title title={translate('tabs.redeem/redeem-voucher-code')} />
      <Tabs />
      <Stack spacing={2} sx={{ mt: 2 }}>
        <CodeForm redeeming={redeeming} />
        <div aria-live="polite">
          {refused ? (
            <Alert severity="error" variant="filled" sx={{ fontSize: '1.05rem' }}>
              {translate(refused.said)}
            </Alert>
          ) : null}
          {lost ? (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {translate('redeem.lost')}
            </Alert>
          ) : null}
        </div>
        {looked ? <VoucherCard looked={looked} redeeming={redeeming} /> : null}
        {looked && wantsCustomer ? (
          <FindCustomer onCustomer={(customer) => check(looked.code, customer)} />
        ) : null}
        {done ? <Settled done={done} onNext={redeeming.again} /> : null}
      </Stack>
    </>
  );
}
