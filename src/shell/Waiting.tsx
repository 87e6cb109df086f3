import { CircularProgress, Stack } from '@mui/material';

/** While a screen or the session is on its way. */
export function Waiting() {
  return (
    <Stack
      role="status"
      aria-busy="true"
      sx={{ minHeight: '50dvh', alignItems: 'center', justifyContent: 'center' }}
    >
      <CircularProgress aria-hidden />
    </Stack>
  );
}
