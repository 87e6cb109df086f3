import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ForeseenEffects } from '../../../contract/engine/effects.ts';
import { useWritten } from '../../shell/use-written.ts';

/** What a save would change of many, a sentence each, with the server's numbers. */
export function Effects({ foreseen }: { foreseen: ForeseenEffects }) {
  const translate = useTranslate();
  const { number, money } = useWritten(foreseen.currency);
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, pl: 2.5 }}>
      {foreseen.effects.map(({ effect, count, before = 0, after = 0 }) => (
        <Typography component="li" key={effect}>
          {translate(`effects.${effect}`, {
            smart_count: count,
            count: number(count),
            before: money(before),
            after: money(after),
          })}
        </Typography>
      ))}
    </Stack>
  );
}
