import { useState } from 'react';
import { type ApiKey, createApiKey, usualRate } from '../../../../contract/developers/api-keys.ts';
import { pathsIn } from '../../../../contract/permissions/permission-trees.ts';
import { can, treeOf } from '../../../../contract/permissions/permissions.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { usePanel } from '../../../shell/context.ts';
import type { KeyBody } from './use-key.ts';

interface Draft {
  name: string;
  paths: readonly string[];
  store_ids: readonly number[];
  /** One to a line. */
  addresses: string;
  rate: number | string | null;
  /** `YYYY-MM-DD`, or what was typed of it. */
  expires: string | undefined;
}

const draftOf = (key?: ApiKey): Draft => ({
  name: key?.name ?? '',
  paths: key ? pathsIn(key.permissions) : [],
  store_ids: key?.store_ids ?? [],
  addresses: (key?.allowed_addresses ?? []).join('\n'),
  rate: key?.rate_limit ?? usualRate,
  expires: key?.expires_at?.slice(0, 10),
});

const lines = (text: string) => text.split(/[\s,]+/).filter(Boolean);
/** A key is good until its day is over. */
const endOf = (day: string | undefined) => (day ? `${day}T23:59:59.999Z` : null);

const toSend = (draft: Draft): KeyBody => ({
  name: draft.name,
  permissions: treeOf(draft.paths),
  store_ids: [...draft.store_ids],
  allowed_addresses: lines(draft.addresses),
  rate_limit: draft.rate as number,
  expires_at: endOf(draft.expires),
});

interface Options {
  readonly saved?: ApiKey;
  readonly send: (body: KeyBody) => Promise<unknown>;
  readonly done?: string;
  readonly again: () => unknown;
}

/** The form of a key: who may what with it, from where, how often and until when. */
export function useKeyForm({ saved, ...options }: Options) {
  const { grants } = usePanel();
  const [start] = useState(() => draftOf());
  const form = useOwnForm({
    saved: saved ? draftOf(saved) : start,
    rule: createApiKey.body,
    toSend,
    ...options,
  });
  const holds = (path: string) => can(grants, path);
  const chosen = new Set(form.value.paths);
  const setRights = (paths: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const path of paths.filter(holds))
      if (on) next.add(path);
      else next.delete(path);
    form.set({ paths: [...next] });
  };
  return { ...form, rights: { has: (path: string) => chosen.has(path), holds, setRights } };
}
export type KeyForm = ReturnType<typeof useKeyForm>;
