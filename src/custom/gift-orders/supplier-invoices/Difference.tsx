import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { formatSigned } from '../../../i18n/format.ts';
import type { CellProps } from '../../../resources/list/columns.tsx';
import { cells } from '../../../resources/list/columns.tsx';
import { usePanel } from '../../../shell/context.ts';

/** What an invoice asks for beyond what was agreed, with its sign; nothing stands out where it is the same. */
export function DifferenceCell(props: CellProps) {
  const { lang } = usePanel();
  const difference = useRecordContext()?.[props.source] as number | null | undefined;
  const Plain = cells.money;
  if (!difference) return <Plain {...props} />;
  return (
    <Box
      component="span"
      sx={{ color: difference > 0 ? 'error.main' : 'success.main', fontWeight: 600 }}
    >
      {formatSigned(difference, 'EUR', lang)}
    </Box>
  );
}
