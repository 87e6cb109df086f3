import { editorLimits } from '../../contract/email-themes/limits.ts';
import { withPicture } from '../files/pictures.ts';
import type { AnyCall } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';

/** Sharp on screens that have two points for each of a mail's. */
const widest = editorLimits.widest * 2;

/** A picture as mails show it, by what it contains: Outlook shows JPEG and PNG, not WebP. */
const rewritten = (bytes: Uint8Array, field: string) =>
  withPicture<readonly [Uint8Array, 'jpg' | 'png']>(
    bytes,
    async (picture, { format }) => {
      const sized = picture.resize({ width: widest, withoutEnlargement: true });
      if (format === 'jpeg') return [await sized.jpeg({ quality: 82 }).toBuffer(), 'jpg'];
      if (format === 'png') return [await sized.png().toBuffer(), 'png'];
      throw new Refusal('not_an_image');
    },
    () => new Refusal('not_an_image', { fields: { [field]: [{ name: 'invalid' }] } }),
  );

/** Keeps the picture of a call. Throws not_an_image for what is neither JPEG nor PNG, whatever it is called. */
export async function keepPicture({ files, upload }: Pick<AnyCall, 'files' | 'upload'>) {
  const field = upload?.field ?? 'image';
  const [bytes, type] = await rewritten(upload?.bytes ?? new Uint8Array(), field);
  return { url: await files.save(bytes, type) };
}
