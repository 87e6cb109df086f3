import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { GiftOrder } from '../../../../contract/gift-orders/gift-orders.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import type { Tone } from '../../../resources/pieces/StateChip.tsx';
import { pending, states } from './moves.data.ts';
import { orderTone } from './Status.tsx';

type Event = GiftOrder['timeline'][number];

interface StepProps {
  readonly status: number;
  readonly isAhead?: boolean;
  readonly isLast: boolean;
  readonly isNow?: boolean;
  readonly children?: ReactNode;
}

// The line from one dot to the next; below the last there is none.
const line = {
  content: '""',
  position: 'absolute',
  left: 6,
  top: 22,
  bottom: -2,
  borderLeft: '2px solid',
  borderColor: 'divider',
} as const;

const dots: Readonly<Record<Tone, string>> = {
  neutral: 'text.secondary',
  running: 'info.main',
  done: 'success.main',
  waiting: 'warning.main',
  failed: 'error.main',
  ended: 'text.secondary',
};

function Step({ status, isAhead = false, isLast, isNow = false, children }: StepProps) {
  const translate = useTranslate();
  const filled = dots[orderTone(status)];
  return (
    <Box
      component="li"
      aria-current={isNow ? 'step' : undefined}
      sx={{ position: 'relative', pl: 3.5, pb: 2, '&::before': isLast ? undefined : line }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: 0,
          top: 5,
          width: 14,
          height: 14,
          borderRadius: '50%',
          border: 2,
          borderColor: isAhead ? 'text.disabled' : filled,
          bgcolor: isAhead ? 'background.paper' : filled,
        }}
      />
      <Typography
        sx={{ fontWeight: isAhead ? 400 : 600 }}
        color={isAhead ? 'text.secondary' : 'text.primary'}
      >
        {translate(`orders.states.${status}`)}
      </Typography>
      {children}
    </Box>
  );
}

function EventFacts({ event: { user, store, note, created_at } }: { event: Event }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        {`, ${user ?? translate('orders.system')}, ${store}`}
      </Typography>
      {note ? (
        <Typography variant="body2" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ) : null}
    </>
  );
}

/** What has happened to an order, oldest first, and the usual way that lies ahead of it. */
export function Timeline({ page: { order, timeline } }: { page: GiftOrder }) {
  const translate = useTranslate();
  const usual = [...pending, states.invoiced];
  const ahead = pending.includes(order.status)
    ? usual.filter((status) => status > order.status)
    : [];
  return (
    <Section title={translate('orders.timeline')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {timeline.map((event, index) => (
          <Step
            key={`${event.status} ${event.created_at}`}
            status={event.status}
            isNow={index === timeline.length - 1}
            isLast={index === timeline.length - 1 && !ahead.length}
          >
            <EventFacts event={event} />
          </Step>
        ))}
        {ahead.map((status, index) => (
          <Step key={status} status={status} isAhead isLast={index === ahead.length - 1}>
            {index === 0 ? (
              <Typography variant="body2" color="text.secondary">
                {translate('orders.ahead')}
              </Typography>
            ) : null}
          </Step>
        ))}
      </Box>
    </Section>
  );
}
