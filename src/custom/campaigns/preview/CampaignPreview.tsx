import PreviewIcon from '@mui/icons-material/InsightsOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignPreview as Preview } from '../../../../contract/campaigns/previews.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Meter } from '../../../resources/pieces/Meter.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { Foreseen } from './Foreseen.tsx';
import { usePreview } from './use-preview.ts';

interface FarProps {
  readonly preview: Preview | undefined;
  readonly mayStop: boolean;
  readonly onStop: () => void;
}

function Far({ preview, mayStop, onStop }: FarProps) {
  const translate = useTranslate();
  const { done = 0, total = 1 } = preview ?? {};
  const percent = Math.floor((done / Math.max(1, total)) * 100);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1 }}>
        <Meter
          done={done}
          total={total}
          text={translate('campaignReport.preview.far', { percent })}
        />
      </Box>
      <Button disabled={!mayStop} onClick={onStop}>
        {translate('campaignReport.preview.stop')}
      </Button>
    </Stack>
  );
}

function Outcome({ preview, isOld }: { preview: Preview | undefined; isOld: boolean }) {
  const translate = useTranslate();
  if (!preview || preview.state === 'queued' || preview.state === 'running')
    return (
      <Typography color="text.secondary">{translate('campaignReport.preview.hint')}</Typography>
    );
  if (preview.state === 'cancelled')
    return <Alert severity="info">{translate('campaignReport.preview.stopped')}</Alert>;
  if (!preview.result)
    return <Alert severity="error">{translate('campaignReport.preview.failed')}</Alert>;
  return (
    <Stack spacing={2}>
      {isOld ? <Alert severity="info">{translate('campaignReport.preview.old')}</Alert> : null}
      <Foreseen result={preview.result} />
    </Stack>
  );
}

/** Whom a campaign would have reached in the last 90 days, before it is made; `body` is what would be sent. */
export function CampaignPreview({ body }: { body: object }) {
  const translate = useTranslate();
  const { preview, failed, isUnderWay, mayStop, isOld, start, stop } = usePreview(body);
  return (
    <Section
      title={translate('campaignReport.preview.title')}
      actions={
        <Button variant="outlined" startIcon={<PreviewIcon />} loading={isUnderWay} onClick={start}>
          {translate(preview ? 'campaignReport.preview.again' : 'campaignReport.preview.start')}
        </Button>
      }
    >
      {failed ? <ListFailed onRetry={start} error={failed} /> : null}
      {isUnderWay ? <Far preview={preview} mayStop={mayStop} onStop={stop} /> : null}
      <div role="status">
        {isUnderWay || failed ? null : <Outcome preview={preview} isOld={isOld} />}
      </div>
    </Section>
  );
}
