import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import { Box, Button, Dialog, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { QrCode } from '../../../public/parts/QrCode.tsx';
import { CopyField } from '../../../resources/pieces/CopyField.tsx';
import { savePng, saveSvg } from './qr-files.ts';

interface Props {
  readonly couponId: number;
  readonly onClose: () => void;
}

/** The link of a coupon's public page and its QR code, to be printed and sent. */
export function ShareDialog({ couponId, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const address = `${location.origin}/fb/coupons/${couponId}`;
  const name = `coupon-${couponId}`;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('coupons.share.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1 }}>
          <CopyField words="coupons.share" label={translate('coupons.share.link')} text={address} />
        </Box>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: 'center' }}>
          <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1, lineHeight: 0 }}>
            <QrCode text={address} label={translate('coupons.share.qr')} width={200} />
          </Box>
          <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Button startIcon={<DownloadIcon />} onClick={() => savePng(address, name)}>
              {translate('coupons.share.png')}
            </Button>
            <Button startIcon={<DownloadIcon />} onClick={() => saveSvg(address, name)}>
              {translate('coupons.share.svg')}
            </Button>
            <Button startIcon={<OpenIcon />} href={address} target="_blank" rel="noopener">
              {translate('coupons.page')}
            </Button>
          </Stack>
        </Stack>
        <Stack direction="row" sx={{ justifyContent: 'flex-end', mt: 2 }}>
          <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
