import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { deviceZone } from '../i18n/calendar.ts';
import { zoneName } from '../i18n/zone-name.ts';
import { usePanel } from './context.ts';

/** Names the zone of the days and times on the page where this device has another one. */
export function ZoneNote() {
  const translate = useTranslate();
  const { lang, store } = usePanel();
  if (store.time_zone === deviceZone()) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ px: 1, pb: 0.5 }}>
      {translate('shell.banner.zone', { zone: zoneName(store.time_zone, lang) })}
    </Typography>
  );
}
