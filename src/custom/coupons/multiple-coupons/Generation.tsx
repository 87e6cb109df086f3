import { useEffect } from 'react';
import { type RaRecord, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { Meter } from '../../../resources/pieces/Meter.tsx';
import { StateChip, toneOf } from '../../../resources/pieces/StateChip.tsx';
import { useWritten } from '../../../shell/use-written.ts';

/** What of a campaign is made, and what was redeemed of it. */
export interface Made {
  readonly generation: string | null;
  readonly generated: number;
  readonly maximum: number;
  readonly rewarded: number;
}

/** How often a screen looks again while codes are made. */
export const lookAgainMs = 2000;

export const isBeingMade = ({ generation }: Pick<Made, 'generation'>) =>
  generation === 'queued' || generation === 'running';

/** How far the codes of a campaign are: a bar while they are made, a word afterwards. */
export function Generation({ made, small = false }: { made: Made; small?: boolean }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { generation, generated, maximum } = made;
  const text = translate('campaigns.made', { done: number(generated), total: number(maximum) });
  const short = `${number(generated)} / ${number(maximum)}`;
  if (isBeingMade(made))
    return <Meter done={generated} total={maximum} text={text} short={small ? short : undefined} />;
  return (
    <StateChip
      tone={toneOf('generation', generation ?? '') ?? 'neutral'}
      label={translate(`resources.multiple-coupons.texts.choices.${generation}`)}
    />
  );
}

export function GenerationCell() {
  const campaign = useRecordContext<Made & RaRecord>();
  return campaign ? <Generation small made={campaign} /> : null;
}

/** How many codes were redeemed, of how many there are. */
export function Redeemed({ made, small = false }: { made: Made; small?: boolean }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { rewarded, maximum } = made;
  const text = translate('campaigns.redeemed', { done: number(rewarded), total: number(maximum) });
  const short = small ? `${number(rewarded)} / ${number(maximum)}` : undefined;
  return <Meter done={rewarded} total={maximum} text={text} short={short} />;
}

export function RedeemedCell() {
  const campaign = useRecordContext<Made & RaRecord>();
  return campaign ? <Redeemed small made={campaign} /> : null;
}

/** Fetches the list around anew, again and again, as long as codes of one of its campaigns are made. */
export function WhileMade() {
  const { data, refetch } = useListContext<Made & RaRecord>();
  const isWaiting = data?.some(isBeingMade) ?? false;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => refetch(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  return null;
}
