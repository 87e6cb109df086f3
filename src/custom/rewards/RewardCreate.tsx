import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { rewards } from '../../../contract/rewards/rewards.ts';
import { resourceOf } from '../../dataProvider/sources.ts';
import { useKept } from '../../resources/steps/use-kept.ts';
import { useStepForm } from '../../resources/steps/use-step-form.ts';
import { ApiError, filled, request } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';
import { useAddressOf } from '../../shell/menu.ts';
import { Title } from '../../shell/Title.tsx';
import { RewardSteps } from './RewardSteps.tsx';
import { type Draft, emptyDraft, messageToSend } from './reward.ts';

/** After a reward was saved: said, and the list with it (flow-after-reward-saved). */
export function useRewardSaved(done: string) {
  const notify = useNotify();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const queries = useQueryClient();
  return () => {
    notify(done, { type: 'success' });
    void queries.invalidateQueries();
    void navigate(addressOf(resourceOf('rewards')), { replace: true });
  };
}

/** A new reward, step by step; what is typed is kept until it was sent. */
export function RewardCreate() {
  const { store } = usePanel();
  const onDone = useRewardSaved('resources.campaigns/view-rewards.texts.created');
  const kept = useKept<Draft>('reward', emptyDraft);
  const form = useStepForm<Draft, object>({
    kept,
    rule: rewards.write,
    toSend: messageToSend,
    send: async (body, idempotencyKey) => {
      const path = filled(rewards.path, { storeId: store.store_id });
      const { message } = await request('POST', path, { body, idempotencyKey });
      // Whatever else an answer says, it was not created (reward-created-message).
      if (message !== 'REWARD_CREATED') throw new ApiError(500, message ? { message } : {});
    },
    onDone,
  });
  return (
    <>
      <Title title="rewards.new" />
      <RewardSteps form={form} save="ra.action.create" />
    </>
  );
}
