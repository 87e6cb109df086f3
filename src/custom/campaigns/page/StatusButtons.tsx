import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { type CampaignStatus, statusIds, statusOf } from '../../../../contract/campaigns/kinds.ts';
import { useCan } from '../../../shell/context.ts';
import { useStatus } from './use-status.ts';

const isOver = (status: CampaignStatus) => status === 'ended' || status === 'cancelled';

interface QuestionProps {
  readonly title: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asked of what cannot be undone. */
function Question({ title, onYes, onNo }: QuestionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onNo} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('campaignPage.askOver')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onNo}>{translate('campaignPage.keep')}</Button>
        <Button variant="contained" color="error" onClick={onYes}>
          {title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Where it may go: what lies ahead first, what ends it last. */
const order: readonly CampaignStatus[] = [
  'running',
  'scheduled',
  'paused',
  'draft',
  'ended',
  'cancelled',
];

const startsLater = ({ starts_at }: Campaign) =>
  starts_at !== null && Date.parse(starts_at) > Date.now();

/** A button for each status that the server lets it go to; ending and cancelling ask first. */
export function StatusButtons({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const may = useCan('campaigns.update');
  const { next, busy, go } = useStatus(campaign);
  const [asked, ask] = useState<CampaignStatus>();
  if (!may) return null;
  // What starts later is scheduled by starting it, and what starts at once cannot be.
  const offered = order.filter(
    (status) =>
      next.includes(statusIds[status]) &&
      status !== (startsLater(campaign) ? 'running' : 'scheduled'),
  );
  const wordOf = (status: CampaignStatus) => {
    const resumes = status === 'running' && statusOf(campaign.campaign_status_id) === 'paused';
    return translate(`campaignPage.moves.${resumes ? 'resumed' : status}`);
  };
  return (
    <>
      {offered.map((status, place) => (
        <Button
          key={status}
          variant={place ? (isOver(status) ? 'text' : 'outlined') : 'contained'}
          color={isOver(status) ? 'error' : 'primary'}
          loading={busy}
          onClick={() => (isOver(status) ? ask(status) : void go(statusIds[status]))}
        >
          {wordOf(status)}
        </Button>
      ))}
      {asked ? (
        <Question
          title={wordOf(asked)}
          onNo={() => ask(undefined)}
          onYes={() => {
            ask(undefined);
            void go(statusIds[asked]);
          }}
        />
      ) : null}
    </>
  );
}
