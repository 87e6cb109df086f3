import { Chip } from '@mui/material';
import { useMode } from '../../theme/mode.ts';
import { tokens } from '../../theme/tokens.ts';

/** What a state means to whoever looks through a list: the same everywhere. */
export type Tone = 'neutral' | 'running' | 'done' | 'waiting' | 'failed' | 'ended';

const colours = {
  neutral: ['sunken', 'ink'],
  running: ['infoSoft', 'info'],
  done: ['successSoft', 'success'],
  waiting: ['accentSoft', 'accentInk'],
  failed: ['dangerSoft', 'danger'],
  ended: ['sunken', 'muted'],
} as const;

interface Props {
  readonly tone: Tone;
  readonly label: string;
}

/** A state, as a word on a colour that says how it stands. */
export function StateChip({ tone, label }: Props) {
  const colour = tokens[useMode()];
  const [ground, ink] = colours[tone];
  return (
    <Chip
      size="small"
      label={label}
      sx={{ bgcolor: colour[ground], color: colour[ink], fontWeight: 600 }}
    />
  );
}

/** The states of the contract by what they mean; a choice that is none of them is shown as a word. */
const tones: Readonly<Record<string, Tone>> = {
  draft: 'neutral',
  upcoming: 'neutral',
  scheduled: 'neutral',
  queued: 'running',
  running: 'running',
  claimed: 'running',
  done: 'done',
  sent: 'done',
  accepted: 'done',
  retry: 'waiting',
  delivered: 'done',
  suppressed: 'ended',
  posted: 'done',
  redeemed: 'done',
  active: 'done',
  valid: 'done',
  pending: 'waiting',
  requested: 'waiting',
  paused: 'waiting',
  failed: 'failed',
  rejected: 'failed',
  cancelled: 'ended',
  expired: 'ended',
  revoked: 'ended',
  ended: 'ended',
  returned: 'ended',
  partly_returned: 'ended',
};

/** How the fields are called that hold the state of their record. */
const stateFields = ['state', 'status', 'standing', 'generation', 'validity', 'outcome'];

export const isState = (source: string) => stateFields.includes(source);

/** What a value says of its record where the field is its state; nothing for any other choice. */
export const toneOf = (source: string, value: string): Tone | undefined =>
  isState(source) ? tones[value] : undefined;
