import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EventName } from '../../../../contract/developers/event-names.ts';
import type { eventSample, listEvents } from '../../../../contract/developers/events.ts';
import type { readWebhookLog, replayLog } from '../../../../contract/developers/webhook-logs.ts';
import type {
  createWebhook,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  webhooks,
} from '../../../../contract/developers/webhooks.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const events = '/companies/{storeId}/events';
const path = `${events}/webhooks` as const;

/** What a form of a webhook sends. */
export type HookBody = {
  readonly name: string;
  readonly url: string;
  readonly events: EventName[];
  readonly active: boolean;
};
interface Period {
  readonly from: string;
  readonly until: string;
  readonly all: boolean;
}

/** The call that deletes one. */
export const hooksPath = `${path}/{id}` as const;

export const hooksResource = () => resourceOf('webhooks');
export const logsResource = () => resourceOf('webhook-logs');

/** What can be done with the webhooks of a company and with what they were told. */
export function useHookCalls() {
  const { store } = usePanel();
  const storeId = store.store_id;
  const at = (id: number) => ({ params: { storeId, id } });
  return {
    create: (body: HookBody) =>
      send<typeof createWebhook>('POST', path, { params: { storeId }, body }),
    change: (id: number, body: Partial<HookBody> & { updated_at: string }) =>
      send<(typeof webhooks)['calls']['update']>('PUT', `${path}/{id}`, { ...at(id), body }),
    remove: (id: number) => send<(typeof webhooks)['calls']['delete']>('DELETE', hooksPath, at(id)),
    rotate: (id: number) => send<typeof rotateWebhookSecret>('POST', `${path}/{id}/rotate`, at(id)),
    test: (id: number, event: EventName) =>
      send<typeof testWebhook>('POST', `${path}/{id}/test`, { ...at(id), body: { event } }),
    replay: (id: number, body: Period) =>
      send<typeof replayWebhook>('POST', `${path}/{id}/replay`, { ...at(id), body }),
    replayOne: (id: number) => send<typeof replayLog>('POST', `${path}/logs/{id}/replay`, at(id)),
  };
}

/** What can be told, and which of it to whoever is signed in. */
export function useEvents() {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['events', store.store_id],
    queryFn: async ({ signal }) =>
      (
        await send<typeof listEvents>('GET', events, {
          params: { storeId: store.store_id },
          signal,
        })
      ).data.events,
  });
}

/** What an event looks like. */
export function useSample(eventId: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['events', store.store_id, 'sample', eventId],
    queryFn: async ({ signal }) =>
      (
        await send<typeof eventSample>('GET', `${events}/{eventId}/sample`, {
          params: { storeId: store.store_id, eventId },
          signal,
        })
      ).data,
  });
}

/** One webhook, as it is now. */
export function useHook(id: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: [hooksResource(), store.store_id, id],
    queryFn: async ({ signal }) =>
      (
        await send<(typeof webhooks)['calls']['read']>('GET', `${path}/{id}`, {
          params: { storeId: store.store_id, id },
          signal,
        })
      ).data,
  });
}

/** One attempt, with what was sent and what was answered. */
export function useLog(id: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: [logsResource(), store.store_id, id],
    queryFn: async ({ signal }) =>
      (
        await send<typeof readWebhookLog>('GET', `${path}/logs/{id}`, {
          params: { storeId: store.store_id, id },
          signal,
        })
      ).data,
  });
}

/** Fetches anew what shows webhooks and what they were told; of one that is gone nothing is asked. */
export function useHooksChanged() {
  const queries = useQueryClient();
  return async (isGone = false) => {
    const isOne = (key: readonly unknown[]) => typeof key[2] === 'number';
    await queries.invalidateQueries({
      queryKey: [hooksResource()],
      predicate: ({ queryKey }) => !(isGone && isOne(queryKey)),
    });
    await queries.invalidateQueries({ queryKey: [logsResource()] });
  };
}

/** What is sent again leaves within a second of the call, and its receiver is waited for some seconds. */
const looksAfterMs = [1500, 4000, 10_000];

/** Fetches the same anew, now and when what is being sent again has arrived. */
export function useSentAgain() {
  const changed = useHooksChanged();
  return () => {
    for (const ms of looksAfterMs) setTimeout(() => void changed(), ms);
    return changed();
  };
}
