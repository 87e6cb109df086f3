import { Avatar, Chip, Stack, Typography } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { Synergy } from '../../../../contract/synergies/synergies.ts';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { fileUrl } from '../../../session/api.ts';
import type { CellProps } from '../../../shell/cell.ts';
import { usePanel } from '../../../shell/context.ts';
import { CollaboratorActions } from './CollaboratorActions.tsx';
import { useRatioWords } from './use-ratio-words.ts';

const useSynergy = () => useRecordContext<Synergy & RaRecord>();

function Company() {
  const synergy = useSynergy();
  if (!synergy) return null;
  const { name, logo } = synergy;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Avatar
        variant="rounded"
        alt=""
        aria-hidden
        {...(logo ? { src: fileUrl(logo) } : {})}
        sx={{ width: 32, height: 32, fontSize: 15 }}
      >
        {name.slice(0, 1)}
      </Avatar>
      <span>{name}</span>
    </Stack>
  );
}

const colours = {
  requested: 'warning',
  active: 'success',
  rejected: 'default',
  cancelled: 'default',
  ended: 'default',
} as const;

/** Where it stands and, while somebody has to answer, who. */
function Status({ words }: CellProps) {
  const translate = useTranslate();
  const synergy = useSynergy();
  if (!synergy) return null;
  const { status, asked_by } = synergy;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Chip
        size="small"
        color={colours[status]}
        variant={status === 'active' || status === 'requested' ? 'filled' : 'outlined'}
        label={translate(`${words}.texts.choices.${status}`)}
      />
      {status === 'requested' ? (
        <Typography variant="caption" color="text.secondary">
          {translate(`collaborators.turns.${asked_by}`)}
        </Typography>
      ) : null}
    </Stack>
  );
}

function There() {
  const ratio = useRatioWords();
  const synergy = useSynergy();
  return synergy ? ratio('there', synergy.from_to_points_ratio) : null;
}

function Here() {
  const ratio = useRatioWords();
  const synergy = useSynergy();
  return synergy ? ratio('here', synergy.to_from_points_ratio) : null;
}

const cells = {
  name: Company,
  status: Status,
  from_to_points_ratio: There,
  to_from_points_ratio: Here,
};

/** The companies whose customers use points across, and those that ask or were asked. */
export function CollaboratorList() {
  const { store } = usePanel();
  return <GeneratedList key={store.store_id} cells={cells} rowActions={<CollaboratorActions />} />;
}
