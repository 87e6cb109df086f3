import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../session/api.ts';
import { uploadFile } from '../../session/upload.ts';

/** The upload of one file under a field: how far it is, what was refused, and the way to stop it. */
export function useFileUpload(field: string) {
  const [part, setPart] = useState<number | null>(null);
  const [refused, setRefused] = useState<string>();
  const under = useRef<AbortController>(null);
  useEffect(() => () => under.current?.abort(), []);
  /** Sends a file to a path of the API; of two after one another the first is stopped. */
  const take = async (file: File, path: string, onTaken: (data: unknown) => void) => {
    under.current?.abort();
    const stop = new AbortController();
    under.current = stop;
    setRefused(undefined);
    setPart(0);
    try {
      const own = { field, file, onProgress: setPart, signal: stop.signal };
      onTaken((await uploadFile(path, own)).data);
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setRefused(error.said);
    } finally {
      if (under.current === stop) setPart(null);
    }
  };
  return { part, refused, take, stop: () => under.current?.abort() };
}
