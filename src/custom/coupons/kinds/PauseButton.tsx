import PauseIcon from '@mui/icons-material/PauseOutlined';
import ResumeIcon from '@mui/icons-material/PlayArrowOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { CouponState } from '../../../../contract/coupons/coupon-rules.ts';
import type { pauseCalls } from '../../../../contract/coupons/pausing.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { ApiError, send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { pausing } from './pausing.data.ts';
import type { PausedKind } from './use-coupon.ts';

interface Coupon {
  readonly id: number;
  readonly kind: PausedKind;
  readonly state: CouponState;
}

/** Holds a coupon back or gives it out again, and says what that means. */
function usePausing({ id, kind, state }: Coupon, onChanged: () => unknown) {
  const notify = useNotify();
  const { store } = usePanel();
  const [busy, setBusy] = useState(false);
  const paused = state === 'running' || state === 'scheduled';
  const change = async () => {
    setBusy(true);
    try {
      // All of these calls take and answer the same.
      const path = pausing[kind].path as typeof pausing.voucher.path;
      const params = { storeId: store.store_id, id };
      await send<typeof pauseCalls.voucher>('PUT', path, { params, body: { paused } });
      const done = paused ? 'paused' : state === 'draft' ? 'published' : 'resumed';
      notify(`coupons.done.${done}`, { type: 'success' });
      await onChanged();
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) showForbidden();
      else notify(saidBy(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, change, paused };
}

interface Props {
  readonly coupon: Coupon;
  readonly small?: boolean;
  /** Fetches what shows it anew, where that is not a list or a form of the panel's. */
  readonly onChanged?: () => unknown;
}

/** Pause, resume or publish, by where the coupon stands; nothing once it is over, or for who may not. */
export function PauseButton({ coupon, small = false, onChanged }: Props) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const may = useCan(pausing[coupon.kind].access);
  const { busy, change, paused } = usePausing(coupon, onChanged ?? refresh);
  if (!may || coupon.state === 'ended') return null;
  const word = coupon.state === 'draft' ? 'publish' : paused ? 'pause' : 'resume';
  const label = translate(`coupons.${word}`);
  const Icon = paused ? PauseIcon : ResumeIcon;
  if (small)
    return (
      <Tooltip title={label}>
        <IconButton aria-label={label} loading={busy} onClick={change}>
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button startIcon={<Icon />} loading={busy} onClick={change}>
      {label}
    </Button>
  );
}
