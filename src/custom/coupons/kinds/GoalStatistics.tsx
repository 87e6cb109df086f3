import {
  LinearProgress,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { GoalProgress, goalStatistics } from '../../../../contract/coupons/goal-statistics.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import type { Goal } from './use-goal.ts';

const said = (name: string) => `coupons.statistics.${name}`;
const words = {
  ...Object.fromEntries(
    ['customer', 'mobile', 'progress', 'target', 'rewards', 'redeemed'].map((name) => [
      name,
      said(name),
    ]),
  ),
  last_at: said('last'),
  q: 'ra.action.search',
};

function useStatistics(couponId: number, page: number, q: string) {
  const { store } = usePanel();
  const query = { page: String(page), q };
  return useQuery({
    queryKey: ['redemptions', 'goal-statistics', couponId, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof goalStatistics>(
          'GET',
          '/stores/{storeId}/coupons/goals/{id}/user-statistics',
          { params: { storeId: store.store_id, id: couponId }, query, signal },
        )
      ).data,
  });
}

function Progress({ user, bySum }: { user: GoalProgress; bySum: boolean }) {
  const { number, money } = useWritten();
  const write = bySum ? money : number;
  const progress = `${write(user.progress)} / ${write(user.target)}`;
  return (
    <>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {progress}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={progress}
        value={Math.min(100, (user.progress / user.target) * 100)}
        sx={{ height: 6, borderRadius: 3, minWidth: 90 }}
      />
    </>
  );
}

function Rows({ users, bySum }: { users: readonly GoalProgress[]; bySum: boolean }) {
  const translate = useTranslate();
  const { number } = useWritten();
  return (
    <WideTable name={translate('coupons.statistics.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('coupons.statistics.customer')}</TableCell>
            <TableCell>{translate('coupons.statistics.progress')}</TableCell>
            <TableCell align="right">{translate('coupons.statistics.rewards')}</TableCell>
            <TableCell align="right">{translate('coupons.statistics.redeemed')}</TableCell>
            <TableCell>{translate('coupons.statistics.last')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map((user) => (
            <TableRow key={user.user_account_id}>
              <TableCell component="th" scope="row">
                {user.customer}
              </TableCell>
              <TableCell>
                <Progress user={user} bySum={bySum} />
              </TableCell>
              <TableCell align="right">{number(user.rewards)}</TableCell>
              <TableCell align="right">{number(user.redeemed)}</TableCell>
              <TableCell>{user.last_at && formatDateTime(user.last_at)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </WideTable>
  );
}

/** How far each customer is with the goal, furthest first. */
export function GoalStatistics({ goal }: { goal: Goal }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed);
  const { data, error, refetch } = useStatistics(goal.coupon_id, page, q);
  const search = (text: string) => {
    setPage(1);
    setTyped(text);
  };
  return (
    <Section
      title={translate('coupons.statistics.title')}
      actions={
        <ExportButton
          exportKey="goal-progress"
          query={{ id: goal.coupon_id, q }}
          rows={data?.pagination.total}
          words={words}
          named={{
            id: translate(`resources.${resourceOf('goal-coupons')}.name`, { smart_count: 1 }),
            [`id.${goal.coupon_id}`]: goal.gift_title,
          }}
        />
      }
    >
      <TextField
        type="search"
        fullWidth={false}
        label={translate('ra.action.search')}
        value={typed}
        onChange={(event) => search(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
        sx={{ mb: 1 }}
      />
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={240} />}
      {data && data.users.length === 0 ? (
        <Typography color="text.secondary">
          {translate(q ? 'shell.filters.nothing' : 'coupons.statistics.none')}
        </Typography>
      ) : null}
      {data?.users.length ? <Rows users={data.users} bySum={goal.goal_type === 'sum'} /> : null}
      {data ? (
        <Pages
          page={page}
          total={data.pagination.total}
          size={data.pagination.items_per_page}
          onPage={setPage}
        />
      ) : null}
    </Section>
  );
}
