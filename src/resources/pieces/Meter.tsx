import { Box, LinearProgress, Typography } from '@mui/material';

interface Props {
  readonly done: number;
  readonly total: number;
  /** What it says, in words and numbers. */
  readonly text: string;
  /** In a row there is room for the numbers only. */
  readonly short?: string | undefined;
}

/** How much of something is done, as a bar and in words. */
export function Meter({ done, total, text, short }: Props) {
  return (
    <Box sx={{ minWidth: 120, maxWidth: short ? 220 : 480 }}>
      <Typography
        component="span"
        variant={short ? 'caption' : 'body2'}
        sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
      >
        {short ?? text}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={text}
        value={total > 0 ? Math.min(100, (done / total) * 100) : 0}
        sx={{ display: 'block', mt: 0.5, height: short ? 6 : 8, borderRadius: 4 }}
      />
    </Box>
  );
}
