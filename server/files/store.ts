import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

export type FileType = 'webp' | 'pdf';

/** Where uploaded files live; a disk here, object storage where there are several servers. */
export interface FileStore {
  /** Keeps a picture, or a document, and answers the path it is kept under. */
  save(bytes: Uint8Array, type?: FileType): Promise<string>;
  read(path: string): Promise<ReadableStream | undefined>;
  remove(path: string): Promise<void>;
}

const namePattern = /^\/files\/([0-9a-f-]{36}\.(webp|pdf))$/;

/** Files in a folder, under names nobody can guess or choose. */
export async function diskStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const placeOf = (path: string) => {
    const name = namePattern.exec(path)?.[1];
    return name && join(folder, name);
  };
  return {
    async save(bytes, type = 'webp') {
      const name = `${randomUUID()}.${type}`;
      await writeFile(join(folder, name), bytes, { flush: true });
      return `/files/${name}`;
    },
    async read(path) {
      const place = placeOf(path);
      const found = place && (await stat(place).catch(() => undefined));
      return place && found
        ? (Readable.toWeb(createReadStream(place)) as ReadableStream)
        : undefined;
    },
    async remove(path) {
      const place = placeOf(path);
      if (place) await rm(place, { force: true });
    },
  };
}
