import ClaimIcon from '@mui/icons-material/CardGiftcardOutlined';
import ChangeIcon from '@mui/icons-material/EditOutlined';
import MessageIcon from '@mui/icons-material/MailOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import PointsIcon from '@mui/icons-material/StarsOutlined';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import { Box, Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { StoryEvent, StoryKind } from '../../../../contract/customers/customer-story.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { StateChip, toneOf } from '../../../resources/pieces/StateChip.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { useFieldName } from '../../audit/use-field-name.ts';

const icons: Readonly<Record<StoryKind, typeof ClaimIcon>> = {
  receipts: ReceiptIcon,
  points: PointsIcon,
  claims: ClaimIcon,
  messages: MessageIcon,
  notes: NoteIcon,
  changes: ChangeIcon,
};

/** Where more is said of it: the tab of its kind, or the change itself. */
function usePlaceOf() {
  const addressOf = useAddressOf();
  const mayAudit = useCan('audit.read');
  return ({ kind, record_id }: StoryEvent) => {
    if (kind === 'notes') return undefined;
    if (kind === 'changes') return mayAudit ? addressOf(`audit-log/${record_id}`) : undefined;
    return `?tab=${kind}`;
  };
}

/** What happened, in a few words. */
function useWhat() {
  const translate = useTranslate();
  return ({ kind, what }: StoryEvent) =>
    kind === 'points' ? translate(`history.kinds.${what}`) : translate(`desk.story.what.${what}`);
}

/** What there is to say of it beside its name. */
function useDetail() {
  const fieldName = useFieldName('customers');
  return ({ kind, text, store, user }: StoryEvent) => {
    const named = kind === 'changes' ? text?.split(', ').map(fieldName).join(', ') : text;
    return { text: named, beside: [store, user].filter(Boolean).join(' · ') };
  };
}

const states: Readonly<Record<string, string>> = {
  receipts: 'resources.transactions.texts.choices',
  messages: 'resources.messages.texts.choices',
};

function State({ event: { kind, state } }: { event: StoryEvent }) {
  const translate = useTranslate();
  const words = states[kind];
  const tone = state && toneOf('state', state);
  // A receipt that was posted and a message that was sent are as they should be.
  if (!state || !words || !tone || tone === 'done') return null;
  return <StateChip tone={tone} label={translate(`${words}.${state}`)} />;
}

/** One event: what, what of it, when, and what it moved. */
export function StoryRow({ event }: { event: StoryEvent }) {
  const { money, number } = useWritten();
  const what = useWhat()(event);
  const { text, beside } = useDetail()(event);
  const to = usePlaceOf()(event);
  const Icon = icons[event.kind];
  const points = event.points && `${event.points > 0 ? '+' : ''}${number(event.points)}`;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, py: 1.25, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary', mt: 0.25, fontSize: 20 }} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {to ? (
            <Link component={RouterLink} to={to} underline="hover" sx={{ fontWeight: 600 }}>
              {what}
            </Link>
          ) : (
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {what}
            </Typography>
          )}
          <State event={event} />
        </Stack>
        {text ? (
          <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</Typography>
        ) : null}
        <Typography variant="body2" color="text.secondary">
          {[formatDateTime(event.at).slice(-5), beside].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {event.amount === null ? null : <div>{money(event.amount)}</div>}
        {points ? (
          <Typography component="div" sx={{ fontWeight: 600 }}>
            {points}
          </Typography>
        ) : null}
      </Box>
    </Stack>
  );
}
