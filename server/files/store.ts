import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../runtime/make-folder.ts';
import { isGone, ownerPattern, ownerTag } from '../runtime/processes.ts';

export type FileType = 'webp' | 'jpg' | 'png' | 'pdf' | 'rows' | 'csv' | 'xlsx';

/** Where uploaded files live; a disk here, object storage where there are several servers. */
export interface FileStore {
  /** Keeps a picture, or a document, and answers the path it is kept under. */
  save(bytes: Uint8Array, type?: FileType): Promise<string>;
  /** Keeps what comes, piece by piece; what fails on its way leaves nothing. */
  keep(content: AsyncIterable<string | Uint8Array>, type: FileType): Promise<string>;
  /** The content, from a byte of it on. */
  read(path: string, from?: number): Promise<ReadableStream | undefined>;
  remove(path: string): Promise<void>;
  /** How much more there is room for, in bytes. */
  room(): Promise<number>;
}

const namePattern = /^\/files\/([0-9a-f-]{36}\.(webp|jpg|png|pdf|rows|csv|xlsx))$/;

/** What is being written has another name until it is whole, which tells whose it is. */
const draftOf = (place: string) => `${place}.part-${ownerTag}`;
const draft = new RegExp(`\\.part-${ownerPattern}$`);

/** Removes what processes that are gone were still writing. */
async function removeDrafts(folder: string) {
  const left = (await readdir(folder)).filter((name) => {
    const [, ...owner] = draft.exec(name) ?? [];
    return owner.length > 0 && isGone(...owner);
  });
  for (const name of left) await rm(join(folder, name), { force: true });
}

/** Files in a folder, under names nobody can guess or choose; each is there whole or not at all. */
export async function diskStore(folder: string): Promise<FileStore> {
  makeFolder(folder);
  await removeDrafts(folder);
  const write = async (type: FileType, fill: (place: string) => Promise<void>) => {
    const name = `${randomUUID()}.${type}`;
    const place = join(folder, name);
    try {
      await fill(draftOf(place));
      await rename(draftOf(place), place);
    } catch (error) {
      await rm(draftOf(place), { force: true });
      throw error;
    }
    return `/files/${name}`;
  };
  const placeOf = (path: string) => {
    const name = namePattern.exec(path)?.[1];
    return name && join(folder, name);
  };
  return {
    save: (bytes, type = 'webp') =>
      write(type, (place) => writeFile(place, bytes, { flush: true })),
    keep: (content, type) =>
      write(type, (place) => pipeline(content, createWriteStream(place, { flush: true }))),
    async read(path, from = 0) {
      const place = placeOf(path);
      const facts = place && (await stat(place).catch(() => undefined));
      return place && facts
        ? (Readable.toWeb(createReadStream(place, { start: from })) as ReadableStream)
        : undefined;
    },
    async remove(path) {
      const place = placeOf(path);
      if (place) await rm(place, { force: true });
    },
    async room() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}
