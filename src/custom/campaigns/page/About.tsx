import { Button, FormControlLabel, Stack, Switch } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Campaign, changeBillable } from '../../../../contract/campaigns/campaigns.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useSwitch } from '../../../resources/pieces/use-switch.ts';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import {
  MessageFacts,
  PeriodFacts,
  RewardFacts,
  SettingsFacts,
  TypeFacts,
  WhoFacts,
} from '../facts/CampaignFacts.tsx';
import type { Shown } from '../facts/shown.ts';
import { EditPart } from './EditPart.tsx';
import { type PartName, titleOf } from './parts.tsx';
import { useCampaignChanged } from './use-campaign.ts';

interface Props {
  readonly campaign: Campaign;
}

/** Whether its messages count against the plan and are billed. */
function Billable({ campaign: { campaign_id: id, billable } }: Props) {
  const translate = useTranslate();
  const { store } = usePanel();
  const may = useCan('campaigns.update');
  const changed = useCampaignChanged(id);
  const path = '/companies/{storeId}/campaigns/{id}/notifications/billable';
  const { on, busy, change } = useSwitch({
    saved: billable,
    send: async (wanted) => {
      const params = { storeId: store.store_id, id };
      const body = { billable: wanted };
      const { data } = await send<typeof changeBillable>('POST', path, { params, body });
      await changed(data);
    },
    done: 'campaignPage.billableSaved',
  });
  return (
    <FormControlLabel
      sx={{ mt: 1.5 }}
      label={translate('campaignPage.billable')}
      control={
        <Switch
          checked={on}
          disabled={!may || busy}
          onChange={(_, wanted) => void change(wanted)}
        />
      }
    />
  );
}

const PeriodAndSettings = ({ campaign }: { campaign: Shown }) => (
  <Stack spacing={2}>
    <PeriodFacts campaign={campaign} />
    <SettingsFacts campaign={campaign} />
  </Stack>
);

const facts: Readonly<Record<PartName, ComponentType<{ campaign: Shown }>>> = {
  type: TypeFacts,
  who: WhoFacts,
  what: RewardFacts,
  messages: MessageFacts,
  settings: PeriodAndSettings,
};
const names = Object.keys(facts) as PartName[];

/** What it is, part by part, each with the way to change it. */
export function About({ campaign }: Props) {
  const translate = useTranslate();
  const may = useCan('campaigns.update');
  const [edited, edit] = useState<PartName>();
  const isOver = campaign.status === 'ended' || campaign.status === 'cancelled';
  const isDraw = campaign.type === 'draw';
  const shown = names.filter((name) => !isDraw || (name !== 'what' && name !== 'messages'));
  return (
    <Stack spacing={2}>
      {shown.map((name) => {
        const Facts = facts[name];
        const title = translate(titleOf(name));
        return (
          <Section
            key={name}
            title={title}
            actions={
              may && !isOver ? (
                <Button
                  size="small"
                  onClick={() => edit(name)}
                  aria-label={translate('campaignPage.edit', { name: title })}
                >
                  {translate('campaignMaker.change')}
                </Button>
              ) : null
            }
          >
            <Facts campaign={campaign} />
            {name === 'messages' ? <Billable campaign={campaign} /> : null}
          </Section>
        );
      })}
      {edited ? (
        <EditPart campaign={campaign} name={edited} onClose={() => edit(undefined)} />
      ) : null}
    </Stack>
  );
}
