import ShareIcon from '@mui/icons-material/QrCode2Outlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { late } from '../../../loading/late.tsx';

const ShareDialog = late(() => import('./ShareDialog.tsx'), 'ShareDialog');

/** Leads to the link and the QR code of a coupon. */
export function ShareButton({ couponId, small = false }: { couponId: number; small?: boolean }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const label = translate('coupons.share.button');
  const press = () => setOpen(true);
  return (
    <>
      {small ? (
        <Tooltip title={label}>
          <IconButton aria-label={label} onClick={press}>
            <ShareIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button startIcon={<ShareIcon />} onClick={press}>
          {label}
        </Button>
      )}
      {open ? (
        <Suspense>
          <ShareDialog couponId={couponId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
