import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Context } from 'hono';
import type { Endpoint } from '../../contract/engine/endpoint.ts';
import { troubleOf } from '../runtime/database-errors.ts';
import { invalidField, Refusal } from './refusal.ts';

type Part = Readable & { truncated?: boolean };

/** Reads a multipart body and lets `take` have its first file of that field, as it comes. */
async function parts(
  context: Context,
  { field, most }: { field: string; most: number },
  take: (part: Part) => Promise<void>,
) {
  const headers = { 'content-type': context.req.header('content-type') ?? '' } as BusboyHeaders;
  const parser = new Busboy({ headers, limits: { fileSize: most, files: 1, fields: 20 } });
  let name: string | undefined;
  let taken: Promise<void> = Promise.resolve();
  parser.on('file', (sent, part, filename) => {
    if (sent !== field || name !== undefined) return part.resume();
    name = filename || 'file';
    taken = take(part as Part);
    // Heard below; until then it is nobody's.
    taken.catch(() => undefined);
    return part;
  });
  const body = context.req.raw.body;
  await pipeline(body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]), parser);
  await taken;
  return name;
}

/**
 * Writes the one file of a streamed multipart call to a place on the disk; answers the name it was
 * given. Throws unsupported_type, malformed, too_large, invalid where no file came, and what
 * the disk says where it is full.
 */
export async function receiveFile(
  context: Context,
  { files, streamed: most = 0 }: Endpoint,
  place: string,
): Promise<string> {
  const type = context.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal('unsupported_type');
  const field = files?.[0] ?? '';
  let tooLarge = false;
  const name = await parts(context, { field, most }, async (part) => {
    await pipeline(part, createWriteStream(place));
    tooLarge = part.truncated === true;
  }).catch(async (error: unknown) => {
    await rm(place, { force: true });
    throw troubleOf(error) ? error : new Refusal('malformed');
  });
  if (tooLarge) throw new Refusal('too_large');
  if (name === undefined) throw invalidField(field, 'required');
  return name;
}
