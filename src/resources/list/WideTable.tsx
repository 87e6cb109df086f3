import { Card } from '@mui/material';
import type { ReactNode } from 'react';

// The names of the rows stay in view while their numbers are moved past them.
const firstColumnStays = {
  '& tr > :first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
  },
} as const;

/** A table that may be wider than the screen: it scrolls by itself, with the keyboard too. */
export function WideTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card
      role="region"
      aria-label={name}
      tabIndex={0}
      sx={{ overflowX: 'auto', ...firstColumnStays }}
    >
      {children}
    </Card>
  );
}
