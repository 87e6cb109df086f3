import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useStore } from 'react-admin';
import type { ExportFile } from '../../../contract/export-files/export-file.ts';
import { loadGroup } from '../../i18n/load-panel.ts';
import {
  awaitedExports,
  failureOf,
  readExports,
  removeExport,
} from '../../resources/exports/calls.ts';
import { usePanel } from '../../shell/context.ts';

// What `exportStatus` of the contract says; its file would bring schemas along.
const status = { inProgress: 2, ready: 3 } as const;
const lookMs = 1500;
const wordsAgainMs = 4000;

export const isInProgress = (file: ExportFile) => file.status === status.inProgress;
export const isReady = (file: ExportFile) => file.status === status.ready;

/** The panel and the place somebody works in. */
export function useExportPlace() {
  const { panel, store } = usePanel();
  return { panel, storeId: store.store_id };
}

/** What somebody has exported here. It is asked anew when the server says so, and while something is in progress. */
export function useExports() {
  const place = useExportPlace();
  const { data = [], refetch } = useQuery({
    queryKey: ['exports', place.storeId, 'all'],
    queryFn: ({ signal }) => readExports(place, signal),
    refetchInterval: ({ state }) => (state.data?.some(isInProgress) ? lookMs : false),
  });
  return { files: data, refetch };
}

/** The words of the tray. Where they do not arrive they are asked for again: the page around stays. */
export function useTrayWords(): boolean {
  const { lang } = usePanel();
  const { isSuccess } = useQuery({
    queryKey: ['words', lang, 'exports'],
    queryFn: async () => {
      await loadGroup(lang, 'exports');
      return true;
    },
    retry: true,
    retryDelay: wordsAgainMs,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isSuccess;
}

/** Which files are waited for on this device, across reloads, until their notice is closed. */
export function useTold() {
  const [awaited, setAwaited] = useStore<readonly number[]>(awaitedExports, []);
  const close = ({ user_store_export_id: id }: ExportFile) =>
    setAwaited(awaited.filter((each) => each !== id));
  const isAwaited = ({ user_store_export_id: id }: ExportFile) =>
    id !== null && awaited.includes(id);
  return { isAwaited, close };
}

/** Deletes a file, or stops what is in progress. */
export function useRemoving() {
  const place = useExportPlace();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: ExportFile) => removeExport(place, file),
    onError: (error) => notify(failureOf(error, 'remove'), { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['exports'] }),
  });
}
