import { useTranslate } from 'react-admin';
import type { StatementState } from '../../../contract/debts/states.ts';
import { StateChip, type Tone } from '../../resources/pieces/StateChip.tsx';

const tones: Readonly<Record<StatementState, Tone>> = {
  open: 'running',
  closed: 'waiting',
  disputed: 'failed',
  confirmed: 'done',
  settled: 'ended',
};

/** How a month of a store stands. */
export function StatementChip({ status }: { status: StatementState }) {
  const translate = useTranslate();
  return <StateChip tone={tones[status]} label={translate(`debts.states.${status}`)} />;
}
