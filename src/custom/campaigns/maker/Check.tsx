import { Box, Button, Stack, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { testCampaign } from '../../../../contract/campaigns/making.ts';
import { TestMessage } from '../../messages/channels/TestMessage.tsx';
import { bodyOf, type Draft } from '../draft/draft.ts';
import {
  MessageFacts,
  PeriodFacts,
  RewardFacts,
  SettingsFacts,
  TypeFacts,
  WhoFacts,
} from '../facts/CampaignFacts.tsx';
import { type Shown, shownOf } from '../facts/shown.ts';
import { CampaignPreview } from '../preview/CampaignPreview.tsx';
import { type StepName, stepsOf } from './steps.ts';

const TypeAndPeriod = ({ campaign }: { campaign: Shown }) => (
  <Stack spacing={2}>
    <TypeFacts campaign={campaign} />
    <PeriodFacts campaign={campaign} />
  </Stack>
);

const facts: Readonly<Partial<Record<StepName, ComponentType<{ campaign: Shown }>>>> = {
  type: TypeAndPeriod,
  who: WhoFacts,
  what: RewardFacts,
  messages: MessageFacts,
  settings: SettingsFacts,
};

interface Props {
  readonly draft: Draft;
  readonly onOpen: (step: StepName) => void;
}

/** All of it once more, each part with the way back to where it is changed. */
export function Check({ draft, onOpen }: Props) {
  const translate = useTranslate();
  const shown = shownOf(draft);
  return (
    <Stack spacing={3}>
      <Typography variant="h3" component="p">
        {draft.title}
      </Typography>
      {stepsOf(draft).map((name) => {
        const Facts = facts[name];
        const title = translate(`campaignMaker.steps.${name}.title`);
        return Facts ? (
          <Box key={name} component="section" aria-label={title}>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Button
                size="small"
                onClick={() => onOpen(name)}
                aria-label={translate('campaignMaker.changeStep', { name: title })}
              >
                {translate('campaignMaker.change')}
              </Button>
            </Stack>
            <Facts campaign={shown} />
          </Box>
        ) : null;
      })}
      <CampaignPreview body={bodyOf(draft)} />
      {draft.category === 'draw' ? null : (
        <TestMessage
          message={draft}
          title={draft.campaign_reward.title || draft.title}
          path={testCampaign.path}
        />
      )}
    </Stack>
  );
}
