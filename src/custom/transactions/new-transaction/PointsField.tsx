import { Box, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import type { ReceiptDraft } from './use-receipt-form.ts';

interface Props {
  readonly facts: TillFacts;
  readonly customer: TillCustomer;
  readonly draft: ReceiptDraft;
}

/** Points as payment for a part of the amount, where the store takes them and the customer has some. */
export function PointsField({
  facts,
  customer,
  draft: { value, set, said, quote, isCurrent },
}: Props) {
  const translate = useTranslate();
  const { number, money } = useWritten(facts.currency);
  if (!facts.points_payment || customer.spendable <= 0) return null;
  const most = quote?.points_usable ?? 0;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: '1 1 200px' }}>
        <NumberField
          label={translate('newReceipt.pointsUsed')}
          unit="points"
          value={value.pending ? null : value.points_used}
          onChange={(points_used) => set({ points_used })}
          disabled={value.pending}
          error={said('points_used')}
          hint={translate(value.pending ? 'newReceipt.noPointsYet' : 'newReceipt.upTo', {
            points: number(customer.spendable),
            amount: money(customer.spendable_amount),
          })}
        />
      </Box>
      <Button
        disabled={value.pending || most <= 0 || !isCurrent}
        onClick={() => set({ points_used: most })}
        sx={{ mt: 1, whiteSpace: 'nowrap' }}
      >
        {translate('newReceipt.most')}
      </Button>
    </Stack>
  );
}
