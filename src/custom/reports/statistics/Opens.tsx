import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface Props {
  /** Where the list behind the figure is; the figure alone where that is nowhere. */
  readonly to: string | undefined;
  /** What a screen reader is told of the link, whose text is a number. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A figure that opens the list behind it. */
export function Opens({ to, label, children }: Props) {
  if (!to) return children;
  return (
    <Link component={RouterLink} to={to} aria-label={label}>
      {children}
    </Link>
  );
}
