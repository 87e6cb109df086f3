import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

interface Props {
  /** Its heading and its line of help are `texts.sections.<word>` of the resource. */
  readonly word: string;
  readonly children: ReactNode;
}

const apart = {
  width: '100%',
  '& + &': { borderTop: 1, borderColor: 'divider', mt: 2, pt: 3 },
} as const;

/** A part of a form, with a heading and a line of help. */
export function FormSection({ word, children }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const id = useId();
  const words = `resources.${resource}.texts.sections.${word}`;
  return (
    <Box component="section" aria-labelledby={id} sx={apart}>
      <Typography id={id} variant="h4" component="h2">
        {translate(`${words}.title`)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2, maxWidth: '70ch' }}>
        {translate(`${words}.hint`)}
      </Typography>
      {children}
    </Box>
  );
}
