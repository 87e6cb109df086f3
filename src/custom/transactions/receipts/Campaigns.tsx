import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReceiptPage } from '../../../../contract/transactions/transaction-calls.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { useMatched } from '../../campaigns/page/use-matched.tsx';

type Given = ReceiptPage['campaigns'][number];

/** What a store may be told of why: that of the receipt and the customer's age, which need no names of the company's. */
const plain = ['amount', 'nth_receipt', 'weekday', 'hour', 'age'];

/** Why it gave that: what of the receipt and of the customer it waited for. */
function Why({ matched }: Pick<Given, 'matched'>) {
  const factsOf = useMatched();
  const told = Object.fromEntries(Object.entries(matched).filter(([name]) => plain.includes(name)));
  return <FactList facts={factsOf(told)} />;
}

function One({ given: { title, points, gifts, state, revision, matched } }: { given: Given }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const what = [
    points
      ? translate('receipt.campaignPoints', { points: number(points), smart_count: points })
      : '',
    ...gifts,
  ].filter(Boolean);
  const is = state === 'given' ? '' : translate(`receipt.campaignStates.${state}`);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <strong>{title}</strong>
        <span>{what.join(', ')}</span>
      </Box>
      <Why matched={matched} />
      <Typography variant="body2" color="text.secondary">
        {[is, revision > 1 ? translate('receipt.campaignRevision', { revision }) : '']
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </Box>
  );
}

/** What campaigns gave for a receipt, beside its own points. */
export function Campaigns({ campaigns }: { campaigns: readonly Given[] }) {
  const translate = useTranslate();
  if (!campaigns.length) return null;
  return (
    <Section title={translate('receipt.campaigns')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {campaigns.map((given) => (
          <One key={given.campaign_id} given={given} />
        ))}
      </Box>
    </Section>
  );
}
