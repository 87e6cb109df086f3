import { alpha, Card, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

/** A shadow where something wider than its place goes on to the right; at its end the surface covers it. */
export function goesOn({ palette: { background, text } }: Theme) {
  const cover = `linear-gradient(to left, ${background.paper} 40%, ${alpha(background.paper, 0)})`;
  const shadow = `linear-gradient(to left, ${alpha(text.primary, 0.24)}, ${alpha(text.primary, 0)})`;
  return {
    backgroundImage: `${cover}, ${shadow}`,
    backgroundPosition: 'right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '64px 100%, 18px 100%',
    backgroundAttachment: 'local, scroll',
  } as const;
}

// The names of the rows stay in view while their numbers are moved past them.
const firstColumnStays = {
  '& tr > :first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
  },
} as const;

/** A table that may be wider than the screen: it says so, and scrolls by itself, with the keyboard too. */
export function WideTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card
      role="region"
      aria-label={name}
      tabIndex={0}
      sx={[{ overflowX: 'auto', ...firstColumnStays }, goesOn]}
    >
      {children}
    </Card>
  );
}
