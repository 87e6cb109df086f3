import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  /** The word for why these may not change; nothing while they may. */
  readonly why: string | undefined;
  readonly children: ReactNode;
}

/** Fields of a coupon that stay as they are, with the reason. */
export function Kept({ why, children }: Props) {
  const translate = useTranslate();
  if (!why) return children;
  return (
    <div>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate(why)}
      </Alert>
      <Box component="fieldset" disabled sx={{ border: 0, m: 0, p: 0, minWidth: 0, opacity: 0.65 }}>
        {children}
      </Box>
    </div>
  );
}
