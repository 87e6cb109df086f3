import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import ClaimsIcon from '@mui/icons-material/ReceiptOutlined';
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { goalImage } from '../../../../contract/coupons/coupon-images.ts';
import type { goalCoupons } from '../../../../contract/coupons/coupons.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDate } from '../../../i18n/format.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { ConfirmRemoval } from '../../../resources/uses/ConfirmRemoval.tsx';
import { fileUrl, send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { CouponState } from './CouponState.tsx';
import { PauseButton } from './PauseButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import type { Goal } from './use-goal.ts';

interface Props {
  readonly goal: Goal;
  readonly onChanged: () => unknown;
  readonly onEdit: () => void;
}

/** Sends something about the goal and says what came of it. */
function useSending({ onChanged }: Pick<Props, 'onChanged'>) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      notify(done, { type: 'success' });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
    await onChanged();
    setBusy(false);
  };
  return { act, busy };
}

const onePath = '/stores/{storeId}/coupons/goals/{id}';

function Removal({ goal, onChanged }: Omit<Props, 'onEdit'>) {
  const translate = useTranslate();
  const { store } = usePanel();
  const { act, busy } = useSending({ onChanged });
  const [asking, setAsking] = useState(false);
  const may = useCan('coupons.goal.delete');
  const params = { storeId: store.store_id, id: goal.coupon_id };
  const remove = () => {
    setAsking(false);
    act(
      () => send<typeof goalCoupons.calls.delete>('DELETE', onePath, { params }),
      'coupons.done.goalDeleted',
    );
  };
  if (!may) return null;
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        disabled={busy}
        onClick={() => setAsking(true)}
      >
        {translate('ra.action.delete')}
      </Button>
      {asking ? (
        <ConfirmRemoval
          path={onePath}
          id={goal.coupon_id}
          title={translate('coupons.goal.delete')}
          text={translate('coupons.goal.deleteText')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

function Actions({ goal, onChanged, onEdit }: Props) {
  const translate = useTranslate();
  const { store } = usePanel();
  const addressOf = useAddressOf();
  const { act, busy } = useSending({ onChanged });
  const mayCreate = useCan('coupons.goal.create');
  const params = { storeId: store.store_id, id: goal.coupon_id };
  const upload = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    const body = new FormData();
    body.set('image', file);
    const path = '/stores/{storeId}/coupons/goals/{id}/images';
    act(() => send<typeof goalImage>('POST', path, { params, body }), 'coupons.done.imageUploaded');
  };
  const filter = encodeURIComponent(JSON.stringify({ coupon_id: goal.coupon_id }));
  return (
    <>
      <CouponState state={goal.state} />
      <PauseButton
        small
        coupon={{ id: goal.coupon_id, kind: 'goal', state: goal.state }}
        onChanged={onChanged}
      />
      {goal.state === 'draft' ? null : <ShareButton small couponId={goal.coupon_id} />}
      <Button
        startIcon={<ClaimsIcon />}
        component={Link}
        to={`${addressOf(resourceOf('claims'))}?filter=${filter}`}
      >
        {translate('coupons.claims')}
      </Button>
      {mayCreate ? (
        <Button startIcon={<EditIcon />} disabled={busy} onClick={onEdit}>
          {translate('ra.action.edit')}
        </Button>
      ) : null}
      {mayCreate ? (
        <Button component="label" startIcon={<ImageIcon />} disabled={busy}>
          {translate('coupons.image')}
          <input type="file" accept="image/*" hidden onChange={upload} />
        </Button>
      ) : null}
      <Removal goal={goal} onChanged={onChanged} />
    </>
  );
}

/** The rule of a goal in one sentence. */
function useRule(goal: Goal) {
  const translate = useTranslate();
  const { number, money } = useWritten();
  if (goal.goal_type === 'sum')
    return translate('coupons.goal.bySum', { sum: money(goal.goal_sum_sequence ?? 0) });
  const text = {
    smart_count: goal.goal_sequence ?? 0,
    count: number(goal.goal_sequence ?? 0),
    minimum: money(goal.goal_minimum_amount),
    days: number(goal.goal_max_days),
  };
  return [
    translate('coupons.goal.byReceipts', text),
    goal.goal_minimum_amount > 0 ? translate('coupons.goal.minimum', text) : '',
    goal.goal_max_days > 0 ? translate('coupons.goal.within', text) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function Awards({ goal }: { goal: Goal }) {
  const translate = useTranslate();
  const { number } = useWritten();
  if (!goal.maximum) return null;
  const words = translate('coupons.goal.given', {
    given: number(goal.claimed),
    maximum: number(goal.maximum),
  });
  return (
    <Box sx={{ mt: 2, maxWidth: 480 }}>
      <Typography variant="body2">{words}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={words}
        value={(goal.claimed / goal.maximum) * 100}
        sx={{ mt: 0.5, height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}

/** The goal that customers fill now. */
export function GoalCard(props: Props) {
  const { goal } = props;
  const translate = useTranslate();
  const { number } = useWritten();
  const rule = useRule(goal);
  const picture = goal.image ?? goal.gift_image;
  const words = `resources.${resourceOf('goal-coupons')}.fields`;
  return (
    <Section title={goal.gift_title} actions={<Actions {...props} />}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        {picture ? (
          <Box
            component="img"
            src={fileUrl(picture)}
            alt=""
            sx={{ width: 180, height: 180, objectFit: 'cover', borderRadius: 2 }}
          />
        ) : null}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{rule}</Typography>
          {goal.gift_description ? (
            <Typography color="text.secondary" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
              {goal.gift_description}
            </Typography>
          ) : null}
          <Awards goal={goal} />
          <Box sx={{ mt: 2 }}>
            <FactList
              facts={[
                [translate(`${words}.claimed`), number(goal.claimed)],
                [translate(`${words}.rewarded`), number(goal.rewarded)],
                [
                  translate(`${words}.maximum`),
                  goal.maximum ? number(goal.maximum) : translate('shell.without.limit'),
                ],
                [
                  translate(`${words}.per_customer`),
                  goal.per_customer ? number(goal.per_customer) : translate('shell.without.limit'),
                ],
                [
                  translate(`${words}.start_date`),
                  goal.start_date ? formatDate(goal.start_date) : translate('shell.without.start'),
                ],
                [
                  translate(`${words}.expiration_date`),
                  goal.expiration_date
                    ? formatDate(goal.expiration_date)
                    : translate('shell.without.end'),
                ],
              ]}
            />
          </Box>
        </Box>
      </Stack>
    </Section>
  );
}
