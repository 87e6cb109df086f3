import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { allowedUntil, whileEnded } from '../../../../contract/permissions/while-ended.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { usePanel } from '../../../shell/context.ts';

/** What can be done until a subscription that has ended is in force again. While something is owed the panel has billing alone. */
export function WhileEnded({ endedAt }: { endedAt: string | null }) {
  const translate = useTranslate();
  const { unpaid } = usePanel();
  const ended = endedAt === null ? undefined : Date.parse(endedAt);
  const open = whileEnded.filter(
    (each) => Date.now() < allowedUntil(each, ended) && !(unpaid && each.name === 'see'),
  );
  return (
    <div>
      <Typography>{translate('billing.ended.title')}</Typography>
      <Box component="ul" sx={{ my: 0.5, paddingInlineStart: 2.5 }}>
        {open.map((each) => {
          const until = allowedUntil(each, ended);
          const date = Number.isFinite(until) ? formatDateTime(until) : '';
          return <li key={each.name}>{translate(`billing.ended.${each.name}`, { date })}</li>;
        })}
      </Box>
    </div>
  );
}
