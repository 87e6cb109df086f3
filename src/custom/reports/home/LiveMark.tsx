import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLive } from '../../../realtime/live.ts';

const colours = { live: 'success.main', connecting: 'warning.main' } as const;

/** Whether what is shown changes by itself; nothing where there is no push at all. */
export function LiveMark() {
  const translate = useTranslate();
  const live = useLive();
  return (
    <Box role="status" sx={{ minWidth: 0 }}>
      {live === 'off' ? null : (
        <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <Box
            aria-hidden
            sx={{
              width: 9,
              height: 9,
              borderRadius: '50%',
              border: 2,
              borderColor: colours[live],
              bgcolor: live === 'live' ? colours.live : 'transparent',
            }}
          />
          <Typography variant="body2">{translate(`home.${live}`)}</Typography>
        </Stack>
      )}
    </Box>
  );
}
