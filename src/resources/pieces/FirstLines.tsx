import { Box } from '@mui/material';
import type { ReactNode } from 'react';

// The whole of it is on its page, and is read out here too.
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  minWidth: 140,
};

/** The first two lines of a long text. */
export const FirstLines = ({ children }: { children: ReactNode }) => (
  <Box sx={twoLines}>{children}</Box>
);
