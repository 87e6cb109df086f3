import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import {
  type listParticipants,
  participantStates,
} from '../../../../contract/campaigns/participants.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { Select } from '../../../resources/form/Choices.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { ParticipantRow } from './ParticipantRow.tsx';
import { useKeyOf } from './use-campaign.ts';

type State = (typeof participantStates)[number];
const path = '/companies/{storeId}/campaigns/{id}/participants';

function useParticipants(id: number, page: number, state: State | undefined) {
  const { store } = usePanel();
  const keyOf = useKeyOf(id);
  const params = { storeId: store.store_id, id };
  const query = { page: String(page), ...(state ? { state } : {}) };
  return useQuery({
    queryKey: keyOf('participants', page, state),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send<typeof listParticipants>('GET', path, { params, query, signal })).data,
  });
}

interface ExportProps {
  readonly campaign: Campaign;
  readonly state: State | undefined;
  readonly rows: number;
}

/** Those who are shown, as a file. */
function Export({ campaign: { campaign_id: id, title }, state, rows }: ExportProps) {
  const translate = useTranslate();
  const campaign = translate(`resources.${resourceOf('campaigns')}.name`, { smart_count: 1 });
  return (
    <ExportButton
      exportKey="campaign-participants"
      query={{ id, state }}
      rows={rows}
      named={{ id: campaign, [`id.${id}`]: title }}
    />
  );
}

/** Who took part, the last first: what matched, what they got and what they were told. */
export function Participants({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [state, setState] = useState<State>();
  const { data, error, refetch } = useParticipants(campaign.campaign_id, page, state);
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  const narrow = (chosen: string) => {
    setPage(1);
    setState(participantStates.find((each) => each === chosen));
  };
  return (
    <Card>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          p: 2,
          gap: 2,
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ flex: '0 1 280px' }}>
          <Select
            label={translate('campaignPage.state')}
            none={translate('campaignPage.everyState')}
            choices={participantStates.map((id) => ({
              id,
              name: translate(`campaignPage.states.${id}`),
            }))}
            value={state ?? null}
            onChange={narrow}
          />
        </Box>
        {data?.pagination.total ? (
          <Export campaign={campaign} state={state} rows={data.pagination.total} />
        ) : null}
      </Stack>
      {data ? null : <Skeleton variant="rounded" height={200} sx={{ m: 2 }} />}
      {data && !data.participants.length ? (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {translate(state ? 'campaignPage.noneOf' : 'campaignPage.none')}
        </Typography>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.participants.map((each) => (
          <ParticipantRow
            key={each.participant_id}
            campaignId={campaign.campaign_id}
            participant={each}
          />
        ))}
      </Box>
      {data ? (
        <Pages
          page={page}
          total={data.pagination.total}
          size={data.pagination.items_per_page}
          onPage={setPage}
        />
      ) : null}
    </Card>
  );
}
