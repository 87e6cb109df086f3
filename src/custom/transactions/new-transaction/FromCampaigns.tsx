import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWritten } from '../../../shell/use-written.ts';

interface Props {
  readonly campaigns: readonly {
    readonly campaign_id: number;
    readonly title: string;
    readonly points: number;
    /** Gifts, with their codes once they are somebody's. */
    readonly claims: readonly { readonly title: string; readonly code?: string }[];
  }[];
}

/** What campaigns give beside the points of a receipt, before it is posted and after. */
export function FromCampaigns({ campaigns }: Props) {
  const translate = useTranslate();
  const { number } = useWritten();
  return campaigns.map(({ campaign_id, title, points, claims }) => (
    <Typography key={campaign_id}>
      {`${title}: ${[
        ...(points
          ? [translate('receipt.campaignPoints', { points: number(points), smart_count: points })]
          : []),
        ...claims.map((claim) => (claim.code ? `${claim.title} (${claim.code})` : claim.title)),
      ].join(', ')}`}
    </Typography>
  ));
}
