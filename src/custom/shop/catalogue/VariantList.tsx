import { Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { StateChip } from '../../../resources/pieces/StateChip.tsx';
import { useWritten } from '../../../shell/use-written.ts';

/** How many are left: a number, a word where there is no end to them, and a chip where there are none. */
function Stock() {
  const translate = useTranslate();
  const { number } = useWritten();
  const left = useRecordContext()?.inventory as number | null | undefined;
  if (left === 0) return <StateChip tone="failed" label={translate('variantGrid.soldOut')} />;
  return (
    <Stack component="span">
      {typeof left === 'number' ? number(left) : translate('variantGrid.unlimited')}
    </Stack>
  );
}

const cells = { inventory: Stock } as const;

/** All that is bought of a seller's products. */
export const VariantList = () => <GeneratedList cells={cells} />;
