import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Participant, refreshReward } from '../../../../contract/campaigns/participants.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { StateChip, type Tone, toneOf } from '../../../resources/pieces/StateChip.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useCampaignChanged } from './use-campaign.ts';
import { useMatched } from './use-matched.tsx';

interface Props {
  readonly campaignId: number;
  readonly participant: Participant;
}

const tones: Readonly<Record<Participant['state'], Tone>> = {
  given: 'done',
  failed: 'failed',
  taken_back: 'ended',
  marked: 'waiting',
};
const again = '/companies/{storeId}/campaigns/{id}/participants/{participantId}/refresh-reward';

/** Gives again what failed, once by one key. */
function useAgain({ campaignId, participant }: Props) {
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const { store } = usePanel();
  const { once } = useOneKey();
  const changed = useCampaignChanged(campaignId);
  const [busy, setBusy] = useState(false);
  const params = {
    storeId: store.store_id,
    id: campaignId,
    participantId: participant.participant_id,
  };
  const give = async () => {
    setBusy(true);
    try {
      const { data } = await once((idempotencyKey) =>
        send<typeof refreshReward>('POST', again, { params, idempotencyKey }),
      );
      if (data.problem)
        notify('campaignPage.stillFailed', {
          type: 'warning',
          messageArgs: { problem: data.problem },
        });
      else notify('campaignPage.given', { type: 'success' });
      await changed();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, give };
}

/** What they got, and by which occasion. */
function Got({ participant }: Pick<Props, 'participant'>) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { points, claim_ids, transaction_id: id, user_account_id } = participant;
  const claims = claim_ids.length;
  const got = [
    points ? translate('campaignPage.points', { smart_count: points, count: points }) : null,
    claims ? translate('campaignPage.claims', { smart_count: claims, count: claims }) : null,
    translate('campaignPage.ofRevision', { revision: participant.revision }),
  ];
  const receipts = addressOf(`${resourceOf('customers')}/${user_account_id}?tab=receipts`);
  return (
    <Typography variant="body2">
      {got.filter(Boolean).join(' · ')}
      {id ? (
        <>
          {' · '}
          <Link component={RouterLink} to={receipts}>
            {translate('campaignPage.receipt', { id })}
          </Link>
        </>
      ) : null}
    </Typography>
  );
}

/** What matched, in words. */
function Why({ participant }: Pick<Props, 'participant'>) {
  const matched = useMatched()(participant.matched);
  if (!matched.length) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      {matched.map(([name, value]) => (
        <Typography key={name} variant="body2" color="text.secondary">
          {`${name}: `}
          {value}
        </Typography>
      ))}
    </Stack>
  );
}

/** What they were told, and what became of it. */
function Messages({ participant: { messages } }: Pick<Props, 'participant'>) {
  const translate = useTranslate();
  const word = (name: string) => translate(`resources.messages.texts.choices.${name}`);
  return messages.map(({ message_id, channel, state, reason }) => (
    <Stack key={message_id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="body2">{word(channel)}</Typography>
      <StateChip tone={toneOf('state', state) ?? 'neutral'} label={word(state)} />
      {reason ? (
        <Typography variant="body2" color="text.secondary">
          {word(reason)}
        </Typography>
      ) : null}
    </Stack>
  ));
}

/** One who took part. */
export function ParticipantRow(props: Props) {
  const { participant } = props;
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const mayAgain = useCan('campaigns.update');
  const { busy, give } = useAgain(props);
  const { customer, user_account_id: id, state, problem, created_at } = participant;
  const name = customer || `#${id}`;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', p: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Link
          component={RouterLink}
          to={addressOf(`${resourceOf('customers')}/${id}`)}
          sx={{ fontWeight: 650 }}
        >
          {name}
        </Link>
        <StateChip tone={tones[state]} label={translate(`campaignPage.states.${state}`)} />
        <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
          <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        </Typography>
      </Stack>
      <Stack spacing={0.5} sx={{ mt: 0.5 }}>
        <Got participant={participant} />
        <Why participant={participant} />
        <Messages participant={participant} />
        {problem ? (
          <Alert
            severity="error"
            action={
              state === 'failed' && mayAgain ? (
                <Button
                  color="inherit"
                  size="small"
                  loading={busy}
                  onClick={() => void give()}
                  aria-label={translate('campaignPage.againOne', { name })}
                >
                  {translate('campaignPage.again')}
                </Button>
              ) : null
            }
          >
            {problem}
          </Alert>
        ) : null}
      </Stack>
    </Box>
  );
}
