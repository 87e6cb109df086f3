import { useState } from 'react';
import type { EventName } from '../../../../contract/developers/event-names.ts';
import { createWebhook, type Webhook } from '../../../../contract/developers/webhooks.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import type { HookBody } from './use-hooks.ts';

interface Draft {
  name: string;
  url: string;
  events: readonly EventName[];
  active: boolean;
}

const draftOf = (hook?: Webhook): Draft => ({
  name: hook?.name ?? '',
  url: hook?.url ?? 'https://',
  events: hook?.events ?? [],
  active: hook?.active ?? true,
});

interface Options {
  readonly saved?: Webhook;
  readonly send: (body: HookBody) => Promise<unknown>;
  readonly done?: string;
  readonly again: () => unknown;
}

/** The form of a webhook: where something is told, and what. */
export function useHookForm({ saved, ...options }: Options) {
  const [start] = useState(() => draftOf());
  const form = useOwnForm({
    saved: saved ? draftOf(saved) : start,
    rule: createWebhook.body,
    toSend: (draft: Draft): HookBody => ({ ...draft, events: [...draft.events] }),
    ...options,
  });
  const choose = (event: EventName, on: boolean) => {
    const others = form.value.events.filter((each) => each !== event);
    form.set({ events: on ? [...others, event] : others });
  };
  return { ...form, choose };
}
export type HookForm = ReturnType<typeof useHookForm>;
