import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Plans beside one another where there is room. */
export const PlanGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
    }}
  >
    {children}
  </Box>
);
