import ClaimsIcon from '@mui/icons-material/ReceiptOutlined';
import { Box, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { PauseButton } from './PauseButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useCoupon, useKind } from './use-coupon.ts';

/** The list of claims, narrowed to one coupon. */
const claimsOf = (couponId: number) =>
  `?filter=${encodeURIComponent(JSON.stringify({ coupon_id: couponId }))}`;

function ClaimsButton({ id }: { id: number }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const label = translate('coupons.claims');
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        component={Link}
        to={`${addressOf(resourceOf('claims'))}${claimsOf(id)}`}
      >
        <ClaimsIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** Who claimed a coupon, where it is seen from outside, and holding it back. */
export function CouponActions() {
  const mayClaims = useCan('coupons.read');
  const { id, kind, state } = useCoupon();
  return (
    <Stack direction="row" sx={{ justifyContent: { md: 'flex-end' } }}>
      {kind && state ? <PauseButton small coupon={{ id, kind, state }} /> : null}
      {mayClaims ? <ClaimsButton id={id} /> : null}
      {state === 'draft' ? null : <ShareButton small couponId={id} />}
    </Stack>
  );
}

/** What a kind of coupon does, in a line. */
export function AboutKind() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Typography color="text.secondary" sx={{ maxWidth: '80ch' }}>
      {translate(`resources.${resource}.texts.about`)}
    </Typography>
  );
}

/** The coupons of one kind. */
export function CouponList() {
  return (
    <GeneratedList
      above={
        useKind() ? (
          <Box sx={{ mt: 2 }}>
            <AboutKind />
          </Box>
        ) : undefined
      }
      rowActions={<CouponActions />}
    />
  );
}
