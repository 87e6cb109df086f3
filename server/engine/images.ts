import type { Endpoint } from '../../contract/engine/endpoint.ts';
import { withPicture } from '../files/pictures.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Rows } from './rows.ts';

const accepted = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heif'];
const longestSide = 1600;

/**
 * Takes a picture by what it contains, not by its name: decoded, turned upright, made no larger
 * than needed and written anew, so nothing that was hidden in it survives, metadata included.
 */
export const reencode = (bytes: Uint8Array, field = 'image'): Promise<Uint8Array> =>
  withPicture(
    bytes,
    async (picture, { format }) => {
      if (!format || !accepted.includes(format)) throw new Refusal('not_an_image');
      const size = {
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      } as const;
      return await picture.resize(size).webp({ quality: 82 }).toBuffer();
    },
    () => new Refusal('not_an_image', { fields: { [field]: [{ name: 'invalid' }] } }),
  );

/** The second stage of saving a record with a picture; the picture it replaces is removed. */
export function mountImage(
  api: Api,
  endpoint: Endpoint<`${string}/{id}${string}`>,
  rows: Rows,
  field = 'image',
) {
  serve(api, endpoint, async ({ database, scope, params, upload, files }) => {
    const { id } = params;
    const before = await rows.read(database.db, scope, id);
    const bytes = upload?.bytes ?? new Uint8Array();
    const image = await files.save(await reencode(bytes, upload?.field));
    await rows.update(database.db, scope, id, { [field]: image });
    const replaced = before[field];
    if (typeof replaced === 'string') await files.remove(replaced);
    return { image };
  });
}
