import { useRecordContext, useTranslate } from 'react-admin';
import { Chooser } from '../../../resources/narrowing/Chooser.tsx';
import { StateChip, type Tone } from '../../../resources/pieces/StateChip.tsx';
import type { CellProps } from '../../../shell/cell.ts';
import { states, statuses } from './moves.data.ts';

/** How far an order is, in the colours of states everywhere. */
const tones: Readonly<Record<number, Tone>> = {
  [states.requested]: 'waiting',
  [states.accepted]: 'running',
  [states.preparing]: 'running',
  [states.shipped]: 'running',
  [states.delivered]: 'done',
  [states.invoiced]: 'done',
  [states.cancelled]: 'ended',
  [states.returned]: 'ended',
};

export const orderTone = (status: number): Tone => tones[status] ?? 'neutral';

/** The state of an order, or of some, in words and in a colour. */
export function StatusChip({ status, count }: { status: number; count?: string }) {
  const translate = useTranslate();
  const word = translate(`orders.states.${status}`);
  return (
    <StateChip tone={orderTone(status)} label={count === undefined ? word : `${word}: ${count}`} />
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
