import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** What numbers that are edited where they stand are about, and, where there is a keyboard, its keys. */
export function InlineHint({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '80ch' }}>
      {`${text} `}
      <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
        {translate('inline.keys')}
      </Box>
    </Typography>
  );
}
