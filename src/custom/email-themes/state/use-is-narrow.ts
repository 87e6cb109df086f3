import { type Theme, useMediaQuery } from '@mui/material';

/** Where settings stand below what they are of, and not beside the mail. */
export const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
