import { Skeleton } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useResourceContext } from 'react-admin';
import { useParams } from 'react-router';
import { rewards } from '../../../contract/rewards/rewards.ts';
import { LeaveQuestion } from '../../resources/form/LeaveGuard.tsx';
import { ListFailed } from '../../resources/list/ListFailed.tsx';
import { useStepForm } from '../../resources/steps/use-step-form.ts';
import { filled, request } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';
import { Title } from '../../shell/Title.tsx';
import { useRewardSaved } from './RewardCreate.tsx';
import { RewardSteps } from './RewardSteps.tsx';
import { type Draft, draftOf, messageToSend } from './reward.ts';

interface Saved extends Draft {
  readonly reward_id: number;
  readonly updated_at: string;
}

function Changing({ saved, again }: { saved: Saved; again: () => unknown }) {
  const { store } = usePanel();
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const done = useRewardSaved('resources.campaigns/view-rewards.texts.updated');
  const kept = {
    value: { ...draftOf(saved), ...edits },
    set: (change: Partial<Draft>) => setEdits((before) => ({ ...before, ...change })),
    reset: () => setEdits({}),
  };
  const form = useStepForm({
    kept,
    rule: rewards.change,
    toSend: (draft) => ({ ...messageToSend(draft), updated_at: saved.updated_at }),
    send: (body) => {
      const path = filled(`${rewards.path}/${saved.reward_id}`, { storeId: store.store_id });
      return request('PUT', path, { body });
    },
    onDone: () => {
      setEdits({});
      // Once nothing is unsaved any more, nobody is asked whether to leave.
      setTimeout(done);
    },
    onConflict: again,
  });
  return (
    <>
      <LeaveQuestion guards={Object.keys(edits).length > 0 && !form.busy} />
      <RewardSteps form={form} save="ra.action.save" />
    </>
  );
}

/** A reward that is there: the same steps, from what is saved. */
export function RewardEdit() {
  const resource = useResourceContext() ?? '';
  const { id } = useParams();
  const { data, error, refetch } = useGetOne(resource, { id: Number(id) });
  return (
    <>
      <Title title={String(data?.title ?? '')} />
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data ? (
        <Changing key={data.id} saved={data as unknown as Saved} again={refetch} />
      ) : error ? null : (
        <Skeleton variant="rounded" height={420} />
      )}
    </>
  );
}
