import OpenIcon from '@mui/icons-material/ChevronRight';
import { Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

import type { PermissionPath } from '../../../../contract/permissions/permissions.ts';
import type { Notice } from '../../../../contract/reports/company-home.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDate } from '../../../i18n/format.ts';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { states } from '../../gift-orders/orders/moves.data.ts';
import { useNotices } from './use-home.ts';

interface Place {
  readonly path: string;
  readonly permission: PermissionPath;
}

/** Where each is looked after, and what is wanted to go there. */
const places: Readonly<Record<string, Place>> = {
  messages_failed: {
    path: `messages${filteredBy({ state: 'failed' })}`,
    permission: 'messages.read',
  },
  messages_waiting: {
    path: `messages${filteredBy({ state: 'queued' })}`,
    permission: 'messages.read',
  },
  synergies_asked: { path: resourceOf('synergies'), permission: 'collaborators.read' },
  orders_requested: {
    path: `redemptions/products${filteredBy({ status: states.requested })}`,
    permission: 'redemptions.read',
  },
  campaigns_paused: {
    path: `${resourceOf('campaigns')}${filteredBy({ status: 'paused' })}`,
    permission: 'campaigns.read',
  },
  campaign_rewards_failed: { path: resourceOf('campaigns'), permission: 'campaigns.read' },
  campaign_rewards_used: { path: resourceOf('campaigns'), permission: 'campaigns.read' },
  invoices_differ: { path: 'redemptions/invoices', permission: 'redemptions.read' },
  points_expire: { path: 'branch-debt/liability', permission: 'stores.debts.liability' },
};

const isGrave = (notice: Notice) => notice.notification_id.endsWith('failed');

function Entry({ notice }: { notice: Notice }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { number } = useWritten();
  const place = places[notice.notification_id];
  const may = useCan(place?.permission);
  const count = notice.count ?? 0;
  const said = translate(`home.notices.${notice.notification_id}`, {
    smart_count: count,
    count: number(count),
    date: notice.at ? formatDate(notice.at) : '',
  });
  // What nobody could do anything about here is said to those who can.
  if (place && !may) return null;
  const colour = isGrave(notice) ? 'error' : 'inherit';
  return (
    <li>
      {place ? (
        <Button
          component={Link}
          to={addressOf(place.path)}
          variant="outlined"
          color={colour}
          endIcon={<OpenIcon />}
          sx={{ textAlign: 'left', bgcolor: 'background.paper', borderColor: 'divider' }}
        >
          {said}
        </Button>
      ) : (
        <Typography color={isGrave(notice) ? 'error' : 'textPrimary'} sx={{ py: 1 }}>
          {said}
        </Typography>
      )}
    </li>
  );
}

/** What waits for somebody, each with the way there; nothing where nothing waits. */
export function NeedsYou() {
  const translate = useTranslate();
  const id = useId();
  const { data = [] } = useNotices();
  // What the banner above every page tells is not told twice.
  const notices = data.filter((each) => !each.notification_id.startsWith('subscription'));
  if (!notices.length) return null;
  return (
    <Stack component="section" aria-labelledby={id} spacing={1}>
      <Typography id={id} variant="h4" component="h2">
        {translate('home.needsYou')}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
      >
        {notices.map((notice) => (
          <Entry key={notice.notification_id} notice={notice} />
        ))}
      </Stack>
    </Stack>
  );
}
