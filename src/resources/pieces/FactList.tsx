import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** What each is called, and what it is; those that are nothing are left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts by name, two beside each other where there is room. */
export function FactList({ facts }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 220px), 1fr))',
        gap: 2,
        m: 0,
      }}
    >
      {facts
        .filter(
          ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
        )
        .map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Typography>
          </div>
        ))}
    </Box>
  );
}
