import { useEffect, useRef, useState } from 'react';
import type { PathParams } from '../../../../contract/engine/endpoint.ts';
import { ApiError } from '../../../session/api.ts';
import { uploadFile } from '../../../session/upload.ts';

/** The upload of one file: how far it is, what was refused, and the way to stop it. */
export function useFileUpload<P extends string>(
  { path, field }: { path: P; field: string },
  params: PathParams<P>,
  onTaken: (data: unknown) => void,
) {
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
      const own = { field, file, onProgress: setPart, signal: stop.signal };
      onTaken((await uploadFile(path, params, own)).data);
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setRefused(error.said);
    } finally {
      setPart(null);
    }
  };
  return { part, refused, take, stop: () => under.current?.abort() };
}
