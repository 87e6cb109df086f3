import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Brings the names in a folder to the disk: after that a power cut takes none of them back. */
export function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
