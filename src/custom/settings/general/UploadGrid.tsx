import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Uploads beside each other where there is room. */
export const UploadGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    }}
  >
    {children}
  </Box>
);
