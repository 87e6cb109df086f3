import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type FileType = 'webp' | 'pdf' | 'rows';

/** Where uploaded files live; a disk here, object storage where there are several servers. */
export interface FileStore {
  /** Keeps a picture, or a document, and answers the path it is kept under. */
  save(bytes: Uint8Array, type?: FileType): Promise<string>;
  /** Keeps what comes, piece by piece; what fails on its way leaves nothing. */
  keep(content: AsyncIterable<string>, type: FileType): Promise<string>;
  /** The content, from a byte of it on. */
  read(path: string, from?: number): Promise<ReadableStream | undefined>;
  remove(path: string): Promise<void>;
}

const namePattern = /^\/files\/([0-9a-f-]{36}\.(webp|pdf|rows))$/;

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
    async keep(content, type) {
      const name = `${randomUUID()}.${type}`;
      const place = join(folder, name);
      try {
        await pipeline(content, createWriteStream(place, { flush: true }));
      } catch (error) {
        await rm(place, { force: true });
        throw error;
      }
      return `/files/${name}`;
    },
    async read(path, from = 0) {
      const place = placeOf(path);
      const found = place && (await stat(place).catch(() => undefined));
      return place && found
        ? (Readable.toWeb(createReadStream(place, { start: from })) as ReadableStream)
        : undefined;
    },
    async remove(path) {
      const place = placeOf(path);
      if (place) await rm(place, { force: true });
    },
  };
}
