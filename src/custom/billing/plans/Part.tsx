import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

/** A part of the form of a plan, with a heading and a line of help. */
export function Part({ word, children }: { word: string; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 2 } }}
    >
      <Typography id={id} component="h3" sx={{ fontWeight: 650 }}>
        {translate(`plans.parts.${word}`)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
        {translate(`plans.hints.${word}`)}
      </Typography>
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}
