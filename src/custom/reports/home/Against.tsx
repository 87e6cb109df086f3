import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { locales } from '../../../../contract/engine/languages.ts';
import { otherZone } from '../../../i18n/calendar.ts';
import { usePanel } from '../../../shell/context.ts';

/** What the figures are held against: the same day of last week, as far as it had come by now. */
export function Against() {
  const translate = useTranslate();
  const { lang } = usePanel();
  const weekday = new Intl.DateTimeFormat(locales[lang], {
    weekday: 'long',
    timeZone: otherZone(),
  }).format(new Date());
  return <Typography color="text.secondary">{translate('home.against', { weekday })}</Typography>;
}
