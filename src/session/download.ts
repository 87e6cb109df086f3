import type { PathParams } from '../../contract/engine/endpoint.ts';
import { type Declared, filled, requestFile } from './api.ts';

// Until then the browser may still be reading it.
const lifetimeMs = 60_000;

/** Saves what the page has made itself. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), lifetimeMs);
}

/**
 * Fetches a file with the session's token and saves it under the name the server gives it:
 * `download<typeof downloadCodes>('/companies/{storeId}/…', { storeId, id })`. Throws an ApiError.
 */
export async function download<E extends Declared>(
  path: E['path'],
  params: PathParams<E['path']>,
  query: Readonly<Record<string, string>> = {},
): Promise<void> {
  const asked = new URLSearchParams(query).toString();
  const { file, name } = await requestFile(`${filled(path, params)}${asked && `?${asked}`}`);
  saveFile(file, name);
}
