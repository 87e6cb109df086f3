import { Chip } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { Caps } from '../../../contract/campaigns/definition.ts';
import { GeneratedList } from '../../resources/list/GeneratedList.tsx';

const texts = 'resources.campaigns/view-campaigns.texts';

function TypeCell() {
  const translate = useTranslate();
  const type = useRecordContext<RaRecord>()?.type;
  return <Chip size="small" variant="outlined" label={translate(`${texts}.choices.${type}`)} />;
}

/** The cap that was reached, or `gift` for one that is gone, where it paused by itself. */
function PausedByCell() {
  const translate = useTranslate();
  const cap: keyof Caps | 'gift' | null = useRecordContext<RaRecord>()?.paused_by;
  return cap ? translate(`${texts}.caps.${cap}`) : null;
}

const own = {
  cells: { type: TypeCell, paused_by: PausedByCell },
  chosenExport: true,
  opens: (id: string | number) => `campaigns/view-campaign/${id}`,
};

/** Campaigns: what each waits for, where it stands and how many took part. */
export const CampaignList = () => <GeneratedList {...own} />;
