import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { importCodes } from '../../../../contract/coupons/code-files.ts';
import { CodeFile } from '../../../resources/code-files/CodeFile.tsx';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { filled } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useOrdersChanged } from '../../gift-orders/orders/use-order.ts';
import { isBeingMade } from './Generation.tsx';
import { type Campaign, useCodesFile } from './use-campaign.ts';

const path: (typeof importCodes)['path'] = '/companies/{storeId}/coupons/multiple/{id}/codes/file';

interface Props {
  readonly campaign: Campaign;
  readonly onChanged: () => unknown;
}

/** All codes of a campaign as a file, and more codes out of one while the campaign is not over. */
export function CampaignCodes({ campaign, onChanged }: Props) {
  const translate = useTranslate();
  const { store } = usePanel();
  const ordersChanged = useOrdersChanged();
  const [filing, setFiling] = useState(false);
  const { coupon_id: id, generated, state } = campaign;
  const download = useCodesFile(id);
  return (
    <>
      {generated > 0 ? (
        <DownloadButton label={translate('campaigns.download')} onDownload={download} />
      ) : null}
      {state === 'ended' || isBeingMade(campaign) ? null : (
        <Button startIcon={<UploadIcon />} onClick={() => setFiling(true)}>
          {translate('campaigns.file.open')}
        </Button>
      )}
      {filing ? (
        <CodeFile
          words="campaigns.file"
          field="codes"
          path={filled(path, { storeId: store.store_id, id })}
          onSaved={() => Promise.all([onChanged(), ordersChanged()])}
          onClose={() => setFiling(false)}
        />
      ) : null}
    </>
  );
}
