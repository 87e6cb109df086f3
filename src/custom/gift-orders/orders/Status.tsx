import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CellProps } from '../../../resources/list/columns.tsx';
import { Chooser } from '../../../resources/narrowing/Chooser.tsx';
import { states, statuses } from './moves.data.ts';

/** How far an order is, by colour; what ended early is only outlined. */
const colours: Readonly<Record<number, 'default' | 'info' | 'warning' | 'success' | 'error'>> = {
  [states.requested]: 'warning',
  [states.accepted]: 'info',
  [states.preparing]: 'info',
  [states.shipped]: 'info',
  [states.delivered]: 'success',
  [states.invoiced]: 'success',
  [states.cancelled]: 'error',
  [states.returned]: 'error',
};
const ended: readonly number[] = [states.invoiced, states.cancelled, states.returned];

export const colourOf = (status: number) => colours[status] ?? 'default';

/** The state of an order, or of some, in words and in a colour. */
export function StatusChip({ status, count }: { status: number; count?: string }) {
  const translate = useTranslate();
  const word = translate(`orders.states.${status}`);
  return (
    <Chip
      size="small"
      color={colourOf(status)}
      variant={ended.includes(status) ? 'outlined' : 'filled'}
      label={count === undefined ? word : `${word}: ${count}`}
    />
  );
}

export function StatusCell({ source }: CellProps) {
  return <StatusChip status={Number(useRecordContext()?.[source])} />;
}

export function StatusFilter({ source }: { source: string }) {
  const translate = useTranslate();
  const options = statuses.map((status) => ({
    id: String(status),
    name: translate(`orders.states.${status}`),
  }));
  return <Chooser source={source} options={options} />;
}
