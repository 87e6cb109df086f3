import { useEffect, useRef, useState } from 'react';
import type { CustomerImport, importCustomers } from '../../../contract/customer-imports.ts';
import { usePanel } from '../../panels/context.ts';
import { ApiError } from '../../session/api.ts';
import { uploadFile } from '../../session/upload.ts';

const path: (typeof importCustomers)['path'] = '/companies/{storeId}/customers/import';

/** The upload of a file of customers: how far it is, what was refused, and the way to stop it. */
export function useUpload(onTaken: (id: number) => void) {
  const { store } = usePanel();
  const [part, setPart] = useState<number | null>(null);
  const [refused, setRefused] = useState<string>();
  const under = useRef<AbortController>(null);
  useEffect(() => () => under.current?.abort(), []);
  const take = async (file: File) => {
    const stop = new AbortController();
    under.current = stop;
    setRefused(undefined);
    setPart(0);
    try {
      const own = { field: 'users', file, onProgress: setPart, signal: stop.signal };
      const { data } = await uploadFile(path, { storeId: store.store_id }, own);
      onTaken((data as CustomerImport).import_id);
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const [own] = Object.values(error.errors ?? {});
      setRefused(own?.join(' ') || error.message || 'shell.unreachable');
    } finally {
      setPart(null);
    }
  };
  return { part, refused, take, stop: () => under.current?.abort() };
}
